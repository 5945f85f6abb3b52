import { Session } from "node:inspector/promises";

/** Counts how often the code blocks of functions run during some work. */
export type CountSteps = (work: () => unknown) => Promise<number>;

/**
 * Starts to count steps: a measure of work that does not depend on the machine's speed or load. Only
 * modules that are loaded afterwards are counted fully. The engine's built-in functions are not
 * counted.
 */
export async function startCounting(): Promise<CountSteps> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const takeCount = async () => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    let steps = 0;
    for (const { functions } of result) {
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    }
    return steps;
  };
  return async (work) => {
    await takeCount();
    await work();
    return takeCount();
  };
}
