import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prepareBody } from "./prepare-body.ts";

const show = (html: string) => prepareBody(html, "https://desk.example/").html;

describe("every element that a text may contain", () => {
  it.each([
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "div", "span", "blockquote"],
    ...["ul", "ol", "li", "dl", "dt", "dd", "strong", "b", "em", "i", "u", "s", "mark", "small"],
    ...["sub", "sup", "code", "pre", "kbd", "a", "img", "figure", "figcaption"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ])("%s loses styles, event handlers, ids and unknown attributes", (tag) => {
    const html = show(
      `<${tag} style="position:fixed" onclick="alert(1)" ONERROR=alert(1) id="main" class="prose" name="x" srcset="//e.example" formaction="javascript:alert(1)" src="/a.png">Text`,
    );
    expect(html).toMatch(/<[a-z]/);
    expect(html).not.toMatch(/style|onclick|onerror|alert|main|prose|name|srcset|formaction/i);
  });
});

describe("the numbers of a list and of a cell", () => {
  it.each(["1", "2", "9999"])("are kept: %s", (number) => {
    expect(show(`<table><tr><td colspan="${number}" rowspan="${number}">x</td></tr></table>`)).toBe(
      `<table><tr><td colspan="${number}" rowspan="${number}">x</td></tr></table>`,
    );
    expect(show(`<ol start="${number}"><li>x</li></ol>`)).toBe(
      `<ol start="${number}"><li>x</li></ol>`,
    );
  });

  it.each(["-300000", "-1", "0", "10000", "300000", "1e3", "2.5", "x", ""])(
    "are left out of a cell: %j",
    (number) => {
      expect(
        show(`<table><tr><th colspan="${number}" rowspan="${number}">x</th></tr></table>`),
      ).toBe("<table><tr><th>x</th></tr></table>");
    },
  );

  it.each(["-12", "0", "1998"])("are kept in a list: %s", (number) => {
    expect(show(`<ol start="${number}"><li>x</li></ol>`)).toContain(`start="${number}"`);
  });

  it.each(["12345678", "1e3", "2.5", "x", ""])("are left out of a list: %j", (number) => {
    expect(show(`<ol start="${number}"><li>x</li></ol>`)).toBe("<ol><li>x</li></ol>");
  });
});

/** Text without markup, and tags with the attributes that a page may contain, in double quotes. */
const safeHtml =
  /^(?:[^<>&]|&(?:amp|lt|gt);|<\/?(?:h[234]|p|br|hr|div|span|blockquote|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|mark|small|sub|sup|code|pre|kbd|a|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|button)(?: (?:href="(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))[^<>"]*"|src="https?:\/\/[^<>"]*"|(?:target|rel|alt|width|height|loading|decoding|start|colspan|rowspan|scope|class|id|role|aria-label|aria-haspopup|tabindex|type|command|commandfor)="[^<>"]*"))*(?: \/)?>)*$/;

it("writes nothing but listed elements, attributes and addresses, whatever a host sends", () => {
  const piece = fc.constantFrom(
    ...["<p>", "</p>", "<b", "<span style='x' onclick=y>", "<h2>", "</h2>", "<h3 id=a>", "<td>"],
    ...[
      ...[
        "<a href='javascript:x'>",
        "<a href='data:x'>",
        "<a href='ftp://e.example'>",
        "<a href=x>",
      ],
      ...["<img src='javascript:x'>", "<img src='data:x'>", "<a href='/x/..//e.example'>"],
      "<a href='",
      "javascript:",
      "/x/..//",
      "//e.example",
      "mailto:a",
      "data:",
      "#",
      "'>",
      "</a>",
    ],
    ...["<img src=x ", "<img src='", "onerror=", "alt='\"<", "/>", ">", "<!--", "-->", "<![CDATA["],
    ...["<svg>", "</svg>", "<math>", "<mtext>", "<style>", "</style>", "<script>", "</script>"],
    ...["<noscript>", "</noscript>", "<xmp>", "<template>", "<title>", "</title>", "<textarea>"],
    ...[
      "<table>",
      "<tr>",
      "</table>",
      "<li>",
      "<ul>",
      "<form>",
      "<select>",
      "<option>",
      "<iframe>",
    ],
    ...["&lt;", "&#60;", "&amp;", "&", "<", '"', "'", "\0", "text", " ", "</", "</br>"],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(show(pieces.join(""))).toMatch(safeHtml);
    }),
    { numRuns: 2_000 },
  );
});
