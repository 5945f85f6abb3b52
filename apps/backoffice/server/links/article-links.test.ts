import { parseHtml } from "@crm/server-kit/parse-html";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sanitizeContent } from "../articles/sanitize-content.ts";
import { listLinks, replaceLinks } from "./article-links.ts";

const text =
  '<p>See <a href="/old?a=1&amp;b=2#h-x">it &amp; <b>"this"</b></a>,\n <a>none</a> or <a href="/other">that</a>.</p><pre>&lt;a href="/old"&gt;</pre><img src="/a.png" alt="&lt;a href=&quot;/old&quot;&gt;" />';

it("lists each address once, without character references", () => {
  const { tree } = parseHtml(`${text}<a href="/other">again</a>`);
  expect(listLinks(tree)).toEqual(["/old?a=1&b=2#h-x", "/other"]);
});

it("replaces the addresses of links and nothing else", async () => {
  const changes = new Map([
    ["/old?a=1&b=2#h-x", '/new?c="&d'],
    ["/old", "/wrong"],
  ]);
  expect(await replaceLinks(text, changes)).toBe(
    text.replace("/old?a=1&amp;b=2#h-x", "/new?c=&quot;&amp;d"),
  );
});

it("keeps every other character of a saved text", async () => {
  const piece = fc.constantFrom(
    ...["<p class=tip>", "</p>", "<b>", "</b>", "<h2>", "</h2>", "<br>", "<hr>", "<ul>", "<li>"],
    ...[
      "<table>",
      "<tr>",
      "<td colspan=2>",
      "</table>",
      "<a href='/x'>",
      "<a href='/?a&b'>",
      "</a>",
    ],
    ...[
      "<img src=/a.png alt='\"<'>",
      "<img src=/a.png>",
      "<ol start=3>",
      "</ol>",
      "<div>",
      "</div>",
    ],
    ...["&nbsp;", "&lt;", "<", "&", '"', "a  b\n", "<pre>\n", "</pre>", "<code>", "</code>"],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
      const saved = sanitizeContent(pieces.join(""));
      expect(await replaceLinks(saved, new Map([["/none", "/new"]]))).toBe(saved);
    }),
  );
});
