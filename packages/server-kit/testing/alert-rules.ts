import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = fileURLToPath(new URL("../../../deploy/prometheus-alerts.yml", import.meta.url));

/** One alert: its lines after `- alert:` in the order that all rules have. */
const rule =
  /^ {6}- alert: (\w+)\n {8}expr: (.+)\n(?: {8}for: \d+m\n)? {8}labels: \{ severity: (?:critical|warning) \}\n {8}annotations: \{ summary: "[^"]+\." \}$/gm;

/** What Prometheus's functions and operators are called, and the labels of ours in `by (…)`. */
const language = /\b(?:sum|max|rate|increase|delta|histogram_quantile|by)\b/g;

/**
 * Reads the alert rules of one app.
 *
 * @param group the app's group in the file
 * @returns the names of all its alerts, of those that are well formed, and of the metrics they use
 */
export function readAlertRules(group: "site" | "backoffice") {
  const text = readFileSync(path, "utf8");
  const [, own = ""] = text.split(`  - name: ${group}\n    rules:\n`);
  const [lines = ""] = own.split("\n  - name:");
  const rules = [...lines.matchAll(rule)];
  const metrics = rules.flatMap(([, , expr = ""]) => {
    const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, " ").replace(language, " ");
    return bare.match(/\b[a-z]\w+/g) ?? [];
  });
  return {
    alerts: [...lines.matchAll(/- alert: (\w+)/g)].map(([, name]) => name),
    wellFormed: rules.map(([, name]) => name),
    /** Without `up`, which Prometheus makes itself. */
    metrics: [...new Set(metrics)].filter((name) => name !== "up"),
  };
}

/**
 * Whether metrics as an app serves them contain a metric. A histogram also has `_count` and `_bucket`.
 *
 * @example serves("# TYPE seconds histogram", "seconds_count") // true
 */
export function serves(text: string, metric: string): boolean {
  const histogram = metric.replace(/_(?:count|bucket|sum)$/, "");
  return text.includes(`# TYPE ${metric} `) || text.includes(`# TYPE ${histogram} histogram`);
}
