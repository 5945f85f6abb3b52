import { addHeadingIds } from "@crm/server-kit/article-headings";
import { writeHtml } from "@crm/server-kit/write-html";
import { describe, expect, it } from "vitest";
import { prepareBody, readBody } from "./prepare-body.ts";

const mediaBase = "https://desk.example/";
/** The sanitized text, before parts of the page are added to it. */
const show = (html: string) => writeHtml(readBody(html, mediaBase));
const showPage = (html: string) => prepareBody(html, mediaBase).html;

describe("whitespace clean-up", () => {
  it("turns non-breaking spaces and line breaks into spaces and collapses runs of spaces", () => {
    expect(show("<p>One&nbsp;two\u00a0three\r\n\tfour    five</p>")).toBe(
      "<p>One two three four five</p>",
    );
    expect(show("<p>one &nbsp; two <script>x</script> three</p>")).toBe("<p>one two three</p>");
  });

  it("leaves pre and code unchanged", () => {
    expect(show("<p>a  b</p><pre>one\n  two</pre><p>c\n<code>x  y</code>\nd</p>")).toBe(
      "<p>a b</p><pre>one\n  two</pre><p>c <code>x  y</code> d</p>",
    );
    expect(show('<pre title="</pre>">one\n  two')).toBe("<pre>one\n  two</pre>");
  });
});

it("returns the reading time of the text", () => {
  const minutes = (html: string) => prepareBody(html, "https://desk.example/").minutes;
  expect(minutes("")).toBe(1);
  expect(minutes(`<p>${"<b>one</b> two ".repeat(400)}</p>`)).toBe(4);
});

describe("the tip box", () => {
  it("keeps its class, and no other element has a class", () => {
    const box = '<div class="tip"><p>Careful</p></div>';
    expect(show(box)).toBe(box);
    expect(show('<div class="tip table-scroll fixed"><p class="b">x</p></div>')).toBe(
      '<div class="tip"><p>x</p></div>',
    );
  });
});

describe("the editor's blocks", () => {
  it("keep their classes, and each box has its word as text", () => {
    expect(
      showPage(
        '<div class="warning"><p>Hot</p></div><ol class="steps" start="2"><li>Fold</li></ol><figure class="small"><img src="/a.png" alt="A" width="20" height="10"><figcaption>One</figcaption></figure><ul class="steps"><li class="tip">x</li></ul>',
      ),
    ).toBe(
      [
        '<div class="warning"><p class="callout-label"><strong>Warning</strong></p><p>Hot</p></div>',
        '<ol start="2" class="steps"><li>Fold</li></ol>',
        '<figure class="small"><img alt="A" loading="lazy" decoding="async" src="https://desk.example/a.png" width="20" height="10" /><figcaption>One</figcaption></figure>',
        "<ul><li>x</li></ul>",
      ].join(""),
    );
    expect(showPage('<div class="note">A</div><div class="tip">B</div>')).toBe(
      '<div class="note"><p class="callout-label"><strong>Note</strong></p>A</div><div class="tip"><p class="callout-label"><strong>Tip</strong></p>B</div>',
    );
  });

  it("give the questions of all FAQ blocks as plain text, without those that have no answer", () => {
    const { faq } = prepareBody(
      '<dl class="faq"><dt>Which <b>paper</b>?</dt><dd><p>Any &amp; all.</p><ul><li><p>Thin</p></li><li>Square</li></ul></dd><dt>Empty?</dt><dd><p></p></dd></dl><dl><dt>Term</dt><dd>No question</dd></dl><div class="note"><dl class="faq"><dt>How\nlong?</dt><dd>Ten minutes.</dd><dt>Last?</dt></dl></div>',
      mediaBase,
    );
    expect(faq).toEqual([
      { question: "Which paper?", answer: ["Any & all.", "Thin", "Square"] },
      { question: "How long?", answer: ["Ten minutes."] },
    ]);
    expect(prepareBody("<p>None</p>", mediaBase)).not.toHaveProperty("faq");
  });
});

describe("headings", () => {
  it("get unique ids, and the page's title stays the only h1", () => {
    const tree = readBody(
      "<h1>Start &amp; go</h1><h2>शुरू करें</h2><h3>Start &amp; go</h3><h2> </h2><h6>Deep</h6>",
      mediaBase,
    );
    expect(addHeadingIds(tree)).toEqual([
      { id: "h-start-go", text: "Start & go", level: 2 },
      { id: "h-शुरू-करें", text: "शुरू करें", level: 2 },
      { id: "h-start-go-2", text: "Start & go", level: 3 },
    ]);
    expect(writeHtml(tree)).toBe(
      '<h2 id="h-start-go">Start &amp; go</h2><h2 id="h-शुरू-करें">शुरू करें</h2><h3 id="h-start-go-2">Start &amp; go</h3><h4>Deep</h4>',
    );
  });
});

describe("tables", () => {
  it("can be focused and scrolled by keyboard when they may be wide", () => {
    const row = (columns: number) =>
      `<table><tbody><tr>${"<td>x</td>".repeat(columns)}</tr></tbody></table>`;
    expect(showPage(row(4))).toMatch(/^<div class="table-scroll"[^>]* tabindex="0"><table>/);
    const labels = [...showPage(row(3) + row(2) + row(4)).matchAll(/aria-label="(Table[^"]*)"/g)];
    expect(labels.map(([, label]) => label)).toEqual(["Table", "Table 2"]);
    expect(showPage(row(2))).toBe(row(2));
  });
});

describe("links and pictures", () => {
  it("open in the same tab inside the site, and in a new tab without a referrer outside it", () => {
    expect(show('<a href="/help-center/a?x=1#b">in</a>')).toBe(
      '<a href="/help-center/a?x=1#b">in</a>',
    );
    expect(show('<a href="#h-start">down</a>')).toBe('<a href="#h-start">down</a>');
    expect(show('<a href="https://example.org/x">out</a>')).toBe(
      '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer">out</a>',
    );
    expect(show('<a href="mailto:a@example.org">mail</a>')).toBe(
      '<a href="mailto:a@example.org">mail</a>',
    );
    expect(show('<a href="tel:+918000000000">call</a>')).toBe(
      '<a href="tel:+918000000000">call</a>',
    );
  });

  it("load pictures without a host from the article's host", () => {
    expect(show('<img src="/media/a.webp" alt="A">')).toBe(
      '<img alt="A" loading="lazy" decoding="async" src="https://desk.example/media/a.webp" />',
    );
  });

  it.each([
    ["/media/a-20x10-0123456789.webp", "/media/a-20x10-0123456789.webp"],
    ["https://desk.example/media/a-20x10-0123456789.webp", "/media/a-20x10-0123456789.webp"],
    ...[
      "http://desk.example/media/a-20x10-0123456789.webp",
      "https://other.example/media/a-20x10-0123456789.webp",
      "https://desk.example/x/media/a-20x10-0123456789.webp",
      "https://desk.example/media/a-20x10-0123456789.webp?x=1",
      "https://desk.example/media/a-20x10-0123456789.svg",
    ].map((address) => [address, address]),
  ])("load the picture %s from %s", (src, shown) => {
    expect(show(`<img src="${src}" alt="A">`)).toBe(
      `<img alt="A" loading="lazy" decoding="async" src="${shown}" />`,
    );
  });
});

describe("harmful HTML", () => {
  it.each([
    ["<script>alert(1)</script>", ""],
    ["<scr<script>ipt>alert(1)</script>", "ipt&gt;alert(1)"],
    [
      '<img src="x" onerror="alert(1)">',
      '<img alt="" loading="lazy" decoding="async" src="https://desk.example/x" />',
    ],
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="JaVa\tScRiPt:alert(1)">x</a>', "<a>x</a>"],
    ['<a href=" &#106;avascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', "<a>x</a>"],
    ['<a href="vbscript:msgbox(1)">x</a>', "<a>x</a>"],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ""],
    ["<svg><script>alert(1)</script></svg>", ""],
    ['<svg><style><img src=x onerror="alert(1)"></style></svg>', ""],
    ["<math><mtext><img src=x onerror=alert(1)></mtext></math>", ""],
    ["<style>*{display:none}</style><p>a</p>", "<p>a</p>"],
    ['<p style="position:fixed" class="prose" id="main">a</p>', "<p>a</p>"],
    ["<xmp><img src=x onerror=alert(1)></xmp>", ""],
    ["<textarea><img src=x onerror=alert(1)></textarea>", ""],
    ["<noscript><img src=x onerror=alert(1)></noscript>", ""],
    ["<template><img src=x onerror=alert(1)></template>", ""],
    ['<form action="https://evil.test"><input name="password"></form>', ""],
    ['<iframe src="https://evil.test"></iframe>', ""],
    ['<object data="https://evil.test"></object><embed src="x">', ""],
    ['<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test">', ""],
    ["<p>a<!--><img src=x onerror=alert(1)>--></p>", null],
    [
      '<a href="https://example.org" target="_top" onclick="alert(1)">x</a>',
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<code><img src=x onerror="alert(1)"></code>', null],
    ['<h2><img src=x onerror="alert(1)">T</h2>', null],
  ])("%s is made harmless", (given, wanted) => {
    const html = show(given);
    if (wanted !== null) expect(html).toBe(wanted);
    expect(html + showPage(given)).not.toMatch(
      /<script|<svg|<style|<iframe|onerror|onclick|onload|javascript:/i,
    );
  });

  it("can't link to another site by an address that looks like a path of ours", () => {
    const hrefs = ["//evil.test/x", "/\\evil.test/x", "/\t/evil.test/x", "\\\\evil.test"];
    for (const href of [...hrefs, "/.//evil.test/x", "/x/..//evil.test", "/./\\evil.test"]) {
      const address = /href="([^"]*)"/.exec(show(`<a href="${href}">x</a>`))?.[1];
      if (address?.startsWith("/")) expect(address, href).not.toMatch(/^\/[/\\]/);
      else if (address) expect(show(`<a href="${href}">x</a>`), href).toContain("noopener");
    }
  });
});
