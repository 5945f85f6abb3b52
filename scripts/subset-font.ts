/**
 * Creates the site's font files from the open Anek Latin family (SIL OFL 1.1). Run it after changing
 * the characters or the ranges.
 *
 * `anek-latin` and `anek-rupee` have all signs that the site uses; the rupee sign is in another
 * source file. The captured pictures depend on these two. Pages load smaller files that are cut from
 * the same sources: `frequent` with the signs of most pages, `others` and `rupee`. They have no GDEF
 * table, so kerning is the same in all weights; with it, `frequent` would be a quarter larger. Their
 * grid has 500 units instead of 2,000: a point is moved by at most a twentieth of a pixel in the largest
 * heading, and a quarter of the size is saved.
 *
 * The grid is changed by fontTools, which is written in Python: `apt install python3-fonttools
 * python3-brotli`, or `pip install fonttools brotli`.
 */
import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { runCommand } from "./process/command.ts";

const require = createRequire(path.resolve("apps/site/package.json"));
const source = path.join(
  path.dirname(require.resolve("@fontsource-variable/anek-latin/package.json")),
  "files",
);
const target = path.resolve("apps/site/app/fonts");

const ascii = String.fromCharCode(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i));
const signs = "\u00a0©«°±²³·¹»¼½¾×÷éèêáàâíóöúüçñ–—‘’“”•…‹›€™−→←↑↓✓";
/** Signs of ASCII that few pages have. */
const rare = "<=[\\]^_`~";
const frequent = `${[...ascii].filter((sign) => !rare.includes(sign)).join("")}\u00a0·–—‘’“”•…→←`;
const others = [...rare, ...signs].filter((sign) => !frequent.includes(sign)).join("");

const latin = "anek-latin-latin-standard-normal.woff2";
const extended = "anek-latin-latin-ext-standard-normal.woff2";
const all = { wght: { min: 400, max: 720 }, wdth: { min: 88, max: 100 } };
const light = {
  variationAxes: all,
  keepFeatures: ["kern", "liga", "tnum"],
  dropTables: ["GDEF"],
};

/** Units of an em. */
const smallGrid = 500;

const fonts = [
  { from: latin, to: "anek-latin.woff2", text: ascii + signs, options: { variationAxes: all } },
  { from: extended, to: "anek-rupee.woff2", text: "₹", options: { variationAxes: all } },
  { from: latin, to: "frequent.woff2", text: frequent, options: light, grid: smallGrid },
  { from: latin, to: "others.woff2", text: others, options: light, grid: smallGrid },
  { from: extended, to: "rupee.woff2", text: "₹", options: light, grid: smallGrid },
];

for (const { from, to, text, options, grid } of fonts) {
  const subset = await subsetFont(await readFile(path.join(source, from)), text, {
    targetFormat: "woff2",
    ...options,
  });
  const file = path.join(target, to);
  await writeFile(file, subset);
  if (grid) await changeGrid(file, grid);
  console.info(`${to} ${statSync(file).size} bytes`);
}

/** Writes the font anew with so many units of an em. */
async function changeGrid(file: string, units: number): Promise<void> {
  const args = ["-m", "fontTools.ttLib.scaleUpem", file, String(units), "--output-file", file];
  const { code, output } = await runCommand({ file: "python3", args });
  if (code !== 0) throw new Error(`fontTools could not change ${file}:\n${output}`);
}
