/** Adds up a metric's values of all labels; 0 when there is none. */
export function readMetric(text: string, name: string): number {
  let sum = 0;
  for (const line of text.split("\n")) {
    const [, value] = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`).exec(line) ?? [];
    if (value) sum += Number(value);
  }
  return sum;
}

/** The seconds of CPU time that an app has used. */
export async function readCpuSeconds(metricsUrl: string): Promise<number> {
  return readMetric(await (await fetch(metricsUrl)).text(), "process_cpu_seconds_total");
}
