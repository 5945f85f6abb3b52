import { describe, expect, it } from "vitest";
import { sanitizeContent } from "../sanitize-content.ts";
import { canonicalHtml } from "./canonical-html.ts";
import { changePictures } from "./picture-addresses.ts";
import { readMarkdown } from "./read-markdown.ts";
import { writeMarkdown } from "./write-markdown.ts";

const readBack = (markdown: string) =>
  sanitizeContent(
    changePictures(readMarkdown(markdown), (address) => address.replace("../../media/", "/media/")),
  );
const picture = "/media/board-400x300-1f2e3d4c5b.webp";

describe("an article's text as Markdown", () => {
  it.each([
    ["a heading", "<h3>Step 2</h3>", "### Step 2"],
    ["marks", "<p><strong>b</strong> <em>i</em> <code>c</code></p>", "**b** *i* `c`"],
    ["marks that Markdown lacks", "<p>H<sub>2</sub>O <s>no</s></p>", "H<sub>2</sub>O <s>no</s>"],
    ["signs in text", "<p>*a* _b_ [c](d) `e` #</p>", "\\*a\\* \\_b\\_ \\[c]\\(d) \\`e\\` #"],
    ["a text like a list", "<p>1. no</p><p>- no</p>", "1\\. no\n\n\\- no"],
    ["entities in text", "<p>&amp;copy; &lt;b&gt; ₹</p>", "\\&copy; \\<b> ₹"],
    ["an address in text", "<p>www.shop.example</p>", "www\\.shop.example"],
    ["a link", '<p><a href="/pricing?a=1&amp;b=2">x</a></p>', "[x](/pricing?a=1\\&b=2)"],
    ["a line break", "<p>one<br />two</p>", "one\\\ntwo"],
    ["a no-break space", "<p>10\u00a0kg\u00a0</p>", "10&nbsp;kg&nbsp;"],
    ["Indian scripts", "<p>ગુજ<strong>રાતી</strong>। हिन्दी</p>", "ગુજ**રાતી**। हिन्दी"],
    [
      "nested lists of the editor",
      "<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>",
      "1. a\n   - b\n2. c",
    ],
    ["two lists in a row", "<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n<!-- -->\n\n- b"],
    ["code with backticks", "<pre><code>a ``` b\n\n c</code></pre>", "````\na ``` b\n\n c\n````"],
    [
      "a table of the editor",
      '<table><tbody><tr><th colspan="1"><p>A|B</p></th></tr><tr><td><p>1<br>2</p></td></tr></tbody></table>',
      "| A\\|B |\n| - |\n| 1<br>2 |",
    ],
    [
      "a picture of our own",
      `<img src="${picture}" alt="A board" width="400" height="300" />`,
      "![A board](../../media/board-400x300-1f2e3d4c5b.webp)",
    ],
  ])("holds %s", (_, html, markdown) => {
    const written = writeMarkdown(html, "../../");
    expect(written).toEqual({ markdown: `${markdown}\n`, kept: {} });
    expect(canonicalHtml(readBack(written.markdown))).toBe(canonicalHtml(html));
  });

  it.each([
    ["a table with joined cells", '<table><tr><th colspan="2">A</th></tr></table>', { table: 1 }],
    ["a box", '<div class="tip"><p>One</p>\n\n<p>Two</p></div>', { div: 1 }],
    [
      "a figure",
      `<figure><img src="${picture}"><figcaption>c</figcaption></figure>`,
      { figure: 1 },
    ],
    ["a sized picture", `<img src="${picture}" alt="x" width="200" height="150">`, { img: 1 }],
    ["an empty paragraph", "<p>a</p><p></p><p>b</p>", { p: 1 }],
    ["text outside a paragraph", "one <b>two</b>", { text: 1 }],
    ["code in a box", '<div class="tip"><pre><code>a\n\nb</code></pre></div>', { div: 1 }],
  ])("keeps %s as HTML and counts it", (_, given, kept) => {
    const html = sanitizeContent(given);
    const written = writeMarkdown(html, "../../");
    expect(written.kept).toEqual(kept);
    expect(canonicalHtml(readBack(written.markdown))).toBe(canonicalHtml(html));
  });

  it("keeps a text beyond the limits as it is", () => {
    const html = `${"<blockquote>".repeat(3_000)}deep${"</blockquote>".repeat(3_000)}`;
    const { markdown, kept } = writeMarkdown(html, "../");
    expect(kept).toEqual({ blockquote: 1 });
    expect(readBack(markdown)).toBe(`${html}\n`);
  });
});
