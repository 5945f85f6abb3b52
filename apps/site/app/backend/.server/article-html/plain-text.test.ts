import { writeHtml } from "@crm/server-kit/write-html";
import { describe, expect, it } from "vitest";
import { readPlainText } from "./plain-text.ts";
import { prepareBody, readBody } from "./prepare-body.ts";

const show = (html: string) => prepareBody(html, "https://desk.example/");
const writePlainText = (html: string) => writeHtml(readPlainText(html));
const nest = (depth: number, inside: string) =>
  `${"<blockquote>".repeat(depth)}${inside}${"</blockquote>".repeat(depth)}`;

describe("a text within the limits", () => {
  it.each([
    ["500 headings", "<h2>Step</h2>".repeat(500), 500],
    ["20,000 elements", "<b>x</b>".repeat(20_000), 0],
    ["100 levels", nest(98, "<h2><b>Step</b></h2>"), 1],
  ])("of %s keeps its markup", (_, html, count) => {
    const body = show(html);
    expect(body.headings).toHaveLength(count);
    expect(body.html).toMatch(/<h2 |<b>/);
  });

  it("may contain pictures as data, which are not shown and do not count", () => {
    const picture = `<img src="data:image/png;base64,${"A".repeat(600_000)}">`;
    expect(show(`<h2>Step</h2>${picture}`).html).toContain('<h2 id="h-step">Step</h2>');
    expect(writeHtml(readBody(`<h2>Step</h2>${picture}`, ""))).toBe("<h2>Step</h2>");
  });

  it("may have more characters after links get their attributes", () => {
    const html = '<a href="https://e.example/">x</a>'.repeat(10_000);
    expect(show(html).html.match(/<a /g)).toHaveLength(10_000);
  });
});

describe("a text beyond the limits", () => {
  it.each([
    ["24,900 headings", "<h2> - - - -</h2>".repeat(24_900), 24_900],
    ["501 headings", "<h2>Step</h2>".repeat(501), 501],
    ["1,001 pictures", `${'<img src="/a.webp">'.repeat(1_001)}Step`, 1],
    ["30,000 paragraphs", "<p>Step</p>".repeat(30_000), 20_000],
    ["13,300 nested quotes", nest(13_300, "Step"), 1],
    ["13,300 open quotes", `${"<blockquote>".repeat(13_300)}Step`, 1],
  ])("of %s is shown as paragraphs of its words", (_, html, paragraphs) => {
    const body = show(html);
    expect(body.headings).toEqual([]);
    expect(body.html.match(/<p>/g)).toHaveLength(Math.min(paragraphs, 20_000));
    expect(body.html).toMatch(/^(?:<p>[^<]*<\/p>)+$/);
  });

  it("keeps all its words", () => {
    const html = Array.from({ length: 30_000 }, (_, i) => `<p>word${i}</p>`).join("");
    expect(show(html).html.match(/word\d+/g)).toHaveLength(30_000);
  });

  it("is cut with a notice when its words alone exceed the limit", () => {
    const { html } = show(`${"<h2>a</h2>".repeat(501)}<p>${"word ".repeat(100_000)}</p><p>end</p>`);
    expect(html).toMatch(/<p>The rest of this text is too long to be shown here\.<\/p>$/);
    expect(html.length).toBeLessThan(410_000);
    expect(html).not.toContain("end<");
  });
});

describe("plain text", () => {
  it("contains the visible text in paragraphs, escaped", () => {
    const html =
      '<h2>One  &amp; <b>two</b></h2><p>a &lt;b&gt;<br>c&nbsp;<a href="/x">d</a></p><ul><li>e<li>f &#x20B9;5</ul>';
    expect(writePlainText(html)).toBe(
      "<p>One &amp; two</p><p>a &lt;b&gt;</p><p>c d</p><p>e</p><p>f ₹5</p>",
    );
  });

  it.each([
    "<script>alert(1)</script>",
    "<style>p{}</style>",
    "<svg><svg><text>alert(1)</text></svg>alert(1)</svg>",
    "<template><p>alert(1)</p></template>",
    "<textarea>alert(1)</textarea>",
    "<noscript><p>alert(1)</p></noscript>",
    '<p title="alert(1)"></p>',
    "<!-- alert(1) -->",
  ])("leaves out content that is not text: %s", (html) => {
    expect(writePlainText(`<p>a</p>${html}<p>b</p>`)).toBe("<p>a</p><p>b</p>");
  });

  it("contains no elements but its own paragraphs, whatever is in the text", () => {
    for (const html of [
      "&lt;script&gt;alert(1)&lt;/script&gt;",
      "<<p>img src=x onerror=alert(1)>",
      "<p>a</p><img src=x onerror=alert(1)",
      "&#60;img src=x onerror=alert(1)&#62;",
      "<svg/><p>a</p>",
    ]) {
      expect(writePlainText(html).replaceAll(/<\/?p>/g, "")).not.toMatch(/[<>]/);
    }
    expect(writePlainText("<svg/><p>a</p>")).toBe("<p>a</p>");
  });
});
