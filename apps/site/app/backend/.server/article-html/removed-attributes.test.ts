import { expect, it } from "vitest";
import { prepareBody } from "./prepare-body.ts";

/** Where each element that articles may have is allowed. */
const places: [place: string, tags: string][] = [
  ["<TAG>x</TAG>", "h1 h2 h3 h4 h5 h6 p div span blockquote ul ol dl pre figure a"],
  ["<p><TAG>x</TAG></p>", "strong b em i u s mark small sub sup code kbd"],
  ["<ul><TAG>x</TAG></ul>", "li"],
  ["<dl><TAG>x</TAG></dl>", "dt dd"],
  ["<figure><TAG>x</TAG></figure>", "figcaption"],
  ["<TAG><tr><td>x</td></tr></TAG>", "table"],
  ["<table><TAG>x</TAG><tr><td>x</td></tr></table>", "caption"],
  ["<table><TAG><tr><td>x</td></tr></TAG></table>", "thead tbody tfoot"],
  ["<table><TAG><td>x</td></TAG></table>", "tr"],
  ["<table><tr><TAG>x</TAG></tr></table>", "th td"],
  ["<p>x<TAG></p>", "br img"],
  ["<TAG>", "hr"],
];
const cases = places.flatMap(([place, tags]) =>
  tags.split(" ").map((tag) => [tag, place] as const),
);

it.each(cases)("no attribute for styles and scripts stays on <%s>", (tag, place) => {
  const attributes =
    'style="position:fixed" class="prose" id="main" onclick="alert(1)" data-x="1" src="/a.png"';
  const given = place.replace("TAG", `${tag} ${attributes}`).replace("TAG", tag);
  const { html } = prepareBody(given, "https://desk.example/");
  expect(html).not.toMatch(/style=|prose|id="main"|onclick|data-x/);
  expect(html).toMatch(/x|<img|<hr/);
});
