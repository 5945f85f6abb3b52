/** Characters of the bodies: a little less than the longest text that the back office accepts. */
const longest = 399_000;

const fill = (unit: string, characters = longest) =>
  unit.repeat(Math.floor(characters / unit.length));

const nest = (depth: number, inside: string) =>
  `${"<blockquote>".repeat(depth)}${inside}${"</blockquote>".repeat(depth)}`;

const list = (count: number, write: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join("");

const sentence = "Open the board, choose a lead, and move it to the next stage. ";

/** Texts that the back office accepts, each at one of its limits. */
export const acceptedBodies: Record<string, string> = {
  "399 kB of paragraphs": fill(`<p>${sentence}</p>`),
  "399 kB in one paragraph": `<p>${fill(sentence)}</p>`,
  "20,000 elements": list(19_900, (i) => `<p>Step ${i}</p>`),
  "500 headings": list(490, (i) => `<h2>Part ${i}</h2><p>${sentence.repeat(11)}</p>`),
  "500 equal headings": list(490, () => `<h2>Part</h2><p>${sentence.repeat(11)}</p>`),
  "depth 100": nest(98, `<p>${fill(sentence, 390_000)}</p>`),
  "1,000 pictures": `${list(990, () => '<p><img src="/a.webp" alt="A step"></p>')}<p>${fill(sentence, 340_000)}</p>`,
  "13,000 links": list(13_000, (i) => `<a href="https://e.e/${i % 10}">x</a>`),
  "4,000 table cells": `<table><tbody>${list(1_000, () => `<tr>${"<td>Cell</td>".repeat(4)}</tr>`)}</tbody></table>`,
};

/** Texts beyond the limits, such as older articles or those of another host. */
export const hostileBodies: Record<string, string> = {
  "24,900 headings without letters": "<h2> - - - -</h2>".repeat(24_900).slice(0, longest),
  "16,000 equal headings": "<h2>a</h2>".repeat(16_000),
  "13,300 nested quotes": nest(13_300, "x"),
  "130,000 open paragraphs": fill("<p>"),
  "399 kB of <": fill("<"),
  "399 kB of &": fill("&"),
};

/** Texts with several errors, which the back office answers with 400. */
export const rejectedBodies: Record<string, string> = {
  "20 links beside 4,000 headings": `${list(4_000, () => "<h2>z</h2>")}${list(20, (i) => `<a href="#h-zz${i}">x</a>`)}`,
  "13,500 links to missing pages": list(13_500, (i) => `<a href="/blog/p${i}">x</a>`),
  "500 links to own missing headings": `${list(490, (i) => `<h2>Part ${i}</h2>`)}${list(500, (i) => `<a href="#h-zz${i}">x</a>`)}`,
  ...hostileBodies,
};
