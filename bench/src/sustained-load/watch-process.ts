import { percentile } from "./answers.ts";
import { readMetric } from "./read-metrics.ts";

/** An app's own figures at one moment, from its metrics. */
interface Sample {
  residentBytes: number;
  heapBytes: number;
}

/** How an app's memory has changed during a load. */
export interface ProcessUse {
  app: string;
  /** Megabytes at the start, in the middle and at the end. */
  residentMb: number[];
  heapMb: number[];
  /** The median of the last third, relative to the first third's. */
  residentGrowth: number;
  heapGrowth: number;
}

const intervalMs = 2_000;

/** Watches an app through its metrics port until `stop`. */
export function watchProcess(app: string, metricsUrl: string) {
  const samples: Sample[] = [];
  const sample = async () => {
    const text = await (await fetch(metricsUrl)).text();
    samples.push({
      residentBytes: readMetric(text, "process_resident_memory_bytes"),
      heapBytes: readMetric(text, "nodejs_heap_size_used_bytes"),
    });
  };
  // A sample that is late under load is one sample less.
  const timer = setInterval(() => sample().catch(() => {}), intervalMs);
  const first = sample();
  return {
    async stop(): Promise<ProcessUse> {
      clearInterval(timer);
      await first;
      await sample();
      const resident = samples.map(({ residentBytes }) => residentBytes);
      const heap = samples.map(({ heapBytes }) => heapBytes);
      return {
        app,
        residentMb: pickThree(resident),
        heapMb: pickThree(heap),
        residentGrowth: compareThirds(resident),
        heapGrowth: compareThirds(heap),
      };
    },
  };
}

function pickThree(bytes: readonly number[]): number[] {
  const middle = bytes[Math.floor(bytes.length / 2)];
  return [bytes[0], middle, bytes.at(-1)].map((value = 0) => Math.round(value / 1e6));
}

/** The median of the last third of the values, relative to that of the first third. */
export function compareThirds(values: readonly number[]): number {
  const third = Math.ceil(values.length / 3);
  return percentile(values.slice(-third), 0.5) / percentile(values.slice(0, third), 0.5);
}
