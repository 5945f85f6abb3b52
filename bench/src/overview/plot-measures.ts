import { escapeText } from "@crm/server-kit/write-html";
import { type Measure, readRatio } from "../measure.ts";

const width = 960;
const rowHeight = 34;
const top = 64;
/** Where the bars begin, and the length of one that is as long as its yardstick. */
const left = 330;
const unitLength = 220;
/** Longer bars end here, with their ratio beside them. */
const longest = 2;

const colours = { good: "#0f766e", bad: "#b45309", yardstick: "#475569", text: "#0f172a" };

/**
 * Draws each measure as a bar in parts of its yardstick, which is the line at 1. A bar is green on the
 * right side of that line.
 *
 * @returns an SVG document
 */
export function plotMeasures(measures: readonly Measure[], title: string): string {
  const rows = measures.filter((measure) => readRatio(measure) !== undefined);
  const height = top + rows.length * rowHeight + 24;
  const lineAt = left + unitLength;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${colours.text}">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="26" font-size="16" font-weight="600">${escapeText(title)}</text>`,
    `<text x="${lineAt}" y="50" text-anchor="middle" fill="${colours.yardstick}">yardstick</text>`,
    `<path d="M${lineAt} 56V${height - 16}" stroke="${colours.yardstick}" stroke-dasharray="4 3"/>`,
    ...rows.map((measure, index) => drawRow(measure, top + index * rowHeight)),
    "</svg>",
    "",
  ].join("\n");
}

function drawRow(measure: Measure, y: number): string {
  const ratio = readRatio(measure) ?? 0;
  const length = Math.round(Math.min(ratio, longest) * unitLength);
  const isGood = measure.isMoreBetter ? ratio >= 1 : ratio <= 1;
  const { name, product, baseline, unit, baselineName } = measure;
  const values = `${ratio.toFixed(2)}: ${format(product)} of ${format(baseline)} ${unit}, ${baselineName}`;
  return [
    `<text x="${left - 10}" y="${y + 17}" text-anchor="end">${escapeText(name)}</text>`,
    `<rect x="${left}" y="${y + 4}" width="${Math.max(length, 1)}" height="10" rx="2" fill="${isGood ? colours.good : colours.bad}"/>`,
    `<text x="${left}" y="${y + 27}" font-size="11" fill="${colours.yardstick}" stroke="#fff" stroke-width="4" paint-order="stroke">${escapeText(values)}</text>`,
  ].join("");
}

function format(value: number): string {
  return value.toLocaleString("en");
}
