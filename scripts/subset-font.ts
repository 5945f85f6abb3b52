/**
 * Creates the site's font files from the open Anek Latin family (SIL OFL 1.1). Run it after changing
 * the characters or the ranges.
 *
 * `anek-latin` and `anek-rupee` have all signs that the site uses; the rupee sign is in another
 * source file. The captured pictures depend on these two. Pages load smaller files that are cut from
 * the same sources: `frequent` with the signs of nearly every page, `others` and `rupee`. They have no
 * GDEF table, so kerning is the same in all weights; with it, `frequent` would be a quarter larger.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const require = createRequire(path.resolve("apps/site/package.json"));
const source = path.join(
  path.dirname(require.resolve("@fontsource-variable/anek-latin/package.json")),
  "files",
);
const target = path.resolve("apps/site/app/fonts");

const ascii = String.fromCharCode(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i));
const signs = "\u00a0©«°±²³·¹»¼½¾×÷éèêáàâíóöúüçñ–—‘’“”•…‹›€™−→←↑↓✓";
const frequent = `${ascii}\u00a0·–—‘’“”•…→✓`;
const others = [...signs].filter((sign) => !frequent.includes(sign)).join("");

const latin = "anek-latin-latin-standard-normal.woff2";
const extended = "anek-latin-latin-ext-standard-normal.woff2";
const all = { wght: { min: 400, max: 720 }, wdth: { min: 88, max: 100 } };
const light = {
  variationAxes: all,
  keepFeatures: ["kern", "liga", "tnum"],
  dropTables: ["GDEF"],
};

const fonts = [
  { from: latin, to: "anek-latin.woff2", text: ascii + signs, options: { variationAxes: all } },
  { from: extended, to: "anek-rupee.woff2", text: "₹", options: { variationAxes: all } },
  { from: latin, to: "frequent.woff2", text: frequent, options: light },
  { from: latin, to: "others.woff2", text: others, options: light },
  { from: extended, to: "rupee.woff2", text: "₹", options: light },
];

for (const { from, to, text, options } of fonts) {
  const subset = await subsetFont(await readFile(path.join(source, from)), text, {
    targetFormat: "woff2",
    ...options,
  });
  await writeFile(path.join(target, to), subset);
  console.info(`${to} ${subset.length} bytes`);
}
