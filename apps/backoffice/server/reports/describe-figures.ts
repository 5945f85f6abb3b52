import { describeOrigin } from "../leads/lead-origin.ts";
import type { AnswerReport } from "./report.ts";

const minute = 60_000;

/** The name of the sources that are shown together. Origins are in lower case. */
export const otherSources = "Other";

/** Names a source of leads for people. */
export function nameSource(source: string): string {
  if (source === "unknown") return "Source not known";
  return source === otherSources ? "Other sources" : describeOrigin(source);
}

/**
 * Writes how long something took, with its two largest units.
 *
 * @param ms null when there is no figure
 * @example describeDuration(5_400_000) // "1 h 30 min"
 */
export function describeDuration(ms: number | null): string {
  if (ms === null) return "no answer yet";
  const minutes = Math.round(ms / minute);
  if (minutes < 1) return "less than 1 min";
  const units: [number, string][] = [
    [Math.floor(minutes / 1_440), minutes < 2_880 ? "day" : "days"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "min"],
  ];
  const first = units.findIndex(([count]) => count > 0);
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

/**
 * Writes the share of leads that were answered in time.
 *
 * @example describeInTime({ counted: 5, inTime: { count: 3, link: "/leads" } }) // "60% (3 of 5)"
 */
export function describeInTime({ counted, inTime }: Pick<AnswerReport, "counted" | "inTime">) {
  if (counted === 0) return "no lead was due";
  return `${Math.round((100 * inTime.count) / counted)}% (${inTime.count} of ${counted})`;
}
