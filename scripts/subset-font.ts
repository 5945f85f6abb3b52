/**
 * Creates the site's two font files from the open Anek Latin family (SIL OFL 1.1): Latin with the
 * used signs, and the rupee sign, which is in another source file. Weight and width stay variable
 * within the style sheet's ranges. Run it after changing `signs` or the ranges.
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
const axes = { wght: { min: 400, max: 720 }, wdth: { min: 88, max: 100 } };

const fonts = [
  { from: "anek-latin-latin-standard-normal.woff2", to: "anek-latin.woff2", text: ascii + signs },
  { from: "anek-latin-latin-ext-standard-normal.woff2", to: "anek-rupee.woff2", text: "₹" },
];

for (const { from, to, text } of fonts) {
  const subset = await subsetFont(await readFile(path.join(source, from)), text, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(path.join(target, to), subset);
  console.info(`${to} ${subset.length} bytes`);
}
