import { Session } from "node:inspector/promises";

/** Counts how often the parts of functions run while something is done. */
export type CountSteps = (work: () => unknown) => Promise<number>;

/**
 * Begins to count: a measure of work that does not depend on how fast or busy the machine is. Only
 * modules that are loaded afterwards are counted in full, and what happens inside of the engine's own
 * functions is not.
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
