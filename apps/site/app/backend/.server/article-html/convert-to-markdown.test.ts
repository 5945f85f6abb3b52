import { expect, it } from "vitest";
import { convertToMarkdown } from "./convert-to-markdown.ts";
import { prepareBody } from "./prepare-body.ts";

it("writes headings, lists, tables and marks as Markdown", () => {
  expect(
    convertToMarkdown(
      '<h2 id="h-steps">Steps</h2><ul><li>One</li></ul><p><strong>Bold</strong> <a href="/x">x</a></p><table><tr><th>A</th><th>B</th></tr><tr><td colspan="2">c</td></tr></table>',
    ),
  ).toBe("## Steps\n\n- One\n\n**Bold** [x](/x)\n\n| A | B |\n| - | - |\n| c |   |");
});

it("writes a mark nested in the same mark once", () => {
  expect(convertToMarkdown("<p><b>a <strong>b <i>c <em>d</em></i></strong></b></p>")).toBe(
    "**a b _c d_**",
  );
});

it("leaves out the heading links and picture buttons that pages have", () => {
  const { html } = prepareBody(
    '<h2>Steps</h2><p><img src="/a.webp" alt="Board"></p>',
    "https://a.b/",
  );
  expect(html).toMatch(/Copy the link to: Steps.*<button.*Enlarge/);
  expect(convertToMarkdown(html)).toBe("## Steps\n\n![Board](https://a.b/a.webp)");
});

it("writes a link nested in a link once", () => {
  expect(convertToMarkdown('<p><a href="/x">a <b><a href="/y">b</a></b></a></p>')).toBe(
    "[a **b**](/x)",
  );
});

it.each([
  ["one row of many cells", `<tr>${"<td>a".repeat(3_000)}</tr>${"<tr><td>b</tr>".repeat(3_000)}`],
  ["a cell with a wide span", `<tr><td colspan="1000">a</tr>${"<tr><td>b</tr>".repeat(1_000)}`],
  [
    "a cell with a long text",
    `<tr><td>${"a ".repeat(100_000)}</tr>${"<tr><td>b</tr>".repeat(3_000)}`,
  ],
])("writes a table with %s as paragraphs, so that short texts stay short", (_, rows) => {
  const markdown = convertToMarkdown(`<table>${rows}</table><p>c</p>`);
  expect(markdown.length).toBeLessThan(220_000);
  expect(markdown).toMatch(/^a.*\n\nb\n\nb\n\n[^|]*c$/s);
});
