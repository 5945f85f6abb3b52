import { type Command, runCommand } from "../process/command.ts";

/** How many tests a stage ran. */
export interface Counts {
  passed: number;
  failed: number;
}

export interface StageResult {
  name: string;
  ok: boolean;
  seconds: number;
  /** Only stages that run tests have counts. */
  counts?: Counts;
}

/** One named step of `npm test`. It prints its progress; `run` returns whether it succeeded. */
export interface Stage {
  name: string;
  run(): Promise<{ ok: boolean; output?: string; counts?: Counts }>;
}

/** A stage that runs a command; it succeeds with exit code 0. Its output is printed at the end. */
export function commandStage(name: string, command: () => Command): Stage {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command());
      return { ok: code === 0, output };
    },
  };
}

/** Runs a stage and prints its heading, its output and its duration. */
export async function runStage(stage: Stage): Promise<StageResult> {
  const started = performance.now();
  const { ok, output, counts } = await stage.run();
  const seconds = (performance.now() - started) / 1000;
  console.info(`\n── ${stage.name}: ${ok ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  if (output?.trim()) console.info(output.trimEnd());
  return { name: stage.name, ok, seconds, ...(counts && { counts }) };
}
