import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/process/ports.ts";
import type { Measure } from "./measure.ts";
import { readMetric } from "./sustained-load/read-metrics.ts";
import { startSystem } from "./system.ts";

/** How long the apps rest before they are measured: they return memory after a minute. Milliseconds. */
export const restMs = 70_000;

/** The budget, in megabytes. */
export const allowedMemory = { rest: 150, after: 250 };

/** Resident memory in megabytes. */
export interface Memory {
  site: number;
  backOffice: number;
}

/** Starts the system with the apps' own metrics, and returns how to read their memory and CPU time. */
export async function startWithMetrics() {
  const [site, backOffice] = await Promise.all([findFreePort(), findFreePort()]);
  const system = await startSystem({
    settings: {
      METRICS_HOST: "127.0.0.1",
      SITE_METRICS_PORT: String(site),
      BACKOFFICE_METRICS_PORT: String(backOffice),
    },
  });
  return {
    system,
    readMemory: async (): Promise<Memory> => ({
      site: await readResident(site),
      backOffice: await readResident(backOffice),
    }),
    /** The seconds of CPU time that both apps have used. */
    async readCpuSeconds(): Promise<number> {
      const name = "process_cpu_seconds_total";
      return (await readProcess(site, name)) + (await readProcess(backOffice, name));
    },
  };
}

type MeasuredSystem = Awaited<ReturnType<typeof startWithMetrics>>;

/** Starts the apps again, because the first start stores the sample content, and lets them rest. */
export async function measureRest({ system, readMemory }: MeasuredSystem): Promise<Measure[]> {
  await system.restart();
  await pause(restMs);
  const { site, backOffice } = await readMemory();
  const common = { unit: "MB", baseline: allowedMemory.rest, baselineName: "allowed", detail: "" };
  return [
    { ...common, name: "site's memory at rest", product: site },
    { ...common, name: "back office's memory at rest", product: backOffice },
  ];
}

async function readResident(port: number): Promise<number> {
  return Math.round((await readProcess(port, "process_resident_memory_bytes")) / 1e6);
}

async function readProcess(port: number, name: string): Promise<number> {
  return readMetric(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(), name);
}
