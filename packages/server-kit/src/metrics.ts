import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from "prom-client";

/** All metrics of this process. Each is created where it is counted; `metrics-server.ts` serves them. */
export const registry = new Registry();

/**
 * Creates a counter. A metric that was created before under the same name is replaced: tests and the
 * development server create an app several times. Labels have few values, never text of a visitor.
 *
 * @example createCounter({ name: "limit_hits_total", help: "…", labelNames: ["limit"] })
 */
export function createCounter<Label extends string>(config: CounterConfiguration<Label>) {
  registry.removeSingleMetric(config.name);
  return new Counter({ ...config, registers: [registry] });
}

/**
 * Creates a gauge, which is replaced like a counter.
 *
 * @example createGauge({ name: "disk_free_bytes", help: "…", collect() { this.set(1) } })
 */
export function createGauge<Label extends string>(config: GaugeConfiguration<Label>) {
  registry.removeSingleMetric(config.name);
  return new Gauge({ ...config, registers: [registry] });
}

/**
 * Creates a histogram, which is replaced like a counter. Its unit is seconds.
 *
 * @example createHistogram({ name: "http_request_seconds", help: "…", labelNames: ["route"] })
 */
export function createHistogram<Label extends string>(config: HistogramConfiguration<Label>) {
  registry.removeSingleMetric(config.name);
  return new Histogram({ ...config, registers: [registry] });
}

/**
 * Creates a counter for code that runs very often: it increments plain integers, which are added to the
 * counter when it is read.
 *
 * @param counts by the label's value; set to 0 when they are read
 * @example createIntegerCounter({ name: "cached_pages_total", help: "…" }, "status", counts)
 */
export function createIntegerCounter(
  config: Pick<CounterConfiguration<string>, "name" | "help">,
  label: string,
  counts: Record<string, number>,
) {
  return createCounter({
    ...config,
    labelNames: [label],
    collect() {
      for (const [value, count] of Object.entries(counts)) {
        this.inc({ [label]: value }, count);
        counts[value] = 0;
      }
    },
  });
}
