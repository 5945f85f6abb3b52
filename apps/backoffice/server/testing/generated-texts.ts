/** Words that are difficult in Markdown, HTML or other scripts. */
const words = [
  ...[
    "price",
    "10%",
    "*",
    "_",
    "**bold**",
    "[x](y)",
    "`code`",
    "#1",
    "1.",
    "-",
    "+",
    ">",
    "|",
    "~~",
  ],
  ...[
    "&amp;",
    "&lt;b&gt;",
    "&amp;copy;",
    "₹1,200",
    "a\u00a0b",
    "https://shop.example/a_b?c=1&amp;d=2",
  ],
  ...["www.shop.example", "me@shop.example", "\\", "!", "![", "{{1}}", "&amp;#42;", "<br />"],
  ...[
    "ગુજરાતી",
    "ઑર્ડર",
    "हिन्दी",
    "क्या",
    "में।",
    "“quoted”",
    "O'Reilly",
    "snake_case_word",
    "a*b*c",
    "= = =",
  ],
];
const picture = "/media/board-400x300-1f2e3d4c5b.webp";

/** The same texts for the same number: every block that the editor and the sanitizer know. */
export function generateText(seed: number): string {
  let state = seed * 2_654_435_761 + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const many = (most: number, make: () => string) =>
    Array.from({ length: 1 + random(most) }, make).join("");
  const plain = () => Array.from({ length: 1 + random(6) }, () => pick(words)).join(" ");
  const code = () => plain().replaceAll("<br />", "``");
  const marked = () => {
    const tag = pick(["strong", "em", "u", "s", "mark", "sub", "sup", "small", "kbd", "b", "i"]);
    return pick([
      () => `<${tag}>${plain()}</${tag}>`,
      () => `<strong><em>${plain()}</em></strong>`,
      () => `<code>${code()}</code>`,
      () => `<a href="/pricing?a=1&amp;b=(2)#plans">${plain()}</a>`,
    ])();
  };
  const inline = () =>
    many(3, () => `${pick(["", " ", "  "])}${pick([plain, marked])()}${pick(["", " "])}`);
  const item = (depth: number): string =>
    `<li>${pick([() => inline(), () => `<p>${inline()}</p>`])()}${depth > 0 && random(3) === 0 ? list(depth - 1) : ""}</li>`;
  const list = (depth: number): string =>
    pick([
      () => `<ul>${many(3, () => item(depth))}</ul>`,
      () => `<ol${pick(["", ' start="3"'])}>${many(3, () => item(depth))}</ol>`,
    ])();
  const cells = (tag: string, span: string) =>
    `<tr><${tag}${span}><p>${inline()}</p></${tag}><${tag}><p>${inline()}</p></${tag}></tr>`;
  const blocks = [
    () => `<p>${inline()}</p>`,
    () => `<p>${inline()}</p>`,
    () => `<h${pick([2, 3, 4])}>${inline()}</h2>`.replace(/<h(\d)>(.*)<\/h2>$/s, "<h$1>$2</h$1>"),
    () => list(2),
    () => `<blockquote><p>${inline()}</p>${pick(["", list(1)])}</blockquote>`,
    () =>
      `<pre><code>${many(4, () => `${pick(["", "  ", "\t"])}${code()}${pick(["\n", "\n\n", " ```\n"])}`)}end</code></pre>`,
    () => `<table><tbody>${cells("th", "")}${cells("td", "")}</tbody></table>`,
    () => `<table><tbody>${cells("th", ' colspan="2"')}${cells("td", "")}</tbody></table>`,
    () => `<div class="tip"><p>${inline()}</p></div>`,
    () =>
      `<figure><img src="${picture}" alt="${pick(["A board", "A [b] *c* &quot;d&quot;"])}" width="400" height="300" /><figcaption>${inline()}</figcaption></figure>`,
    () =>
      `<img src="${picture}" alt="A board" width="${pick([400, 200])}" height="${pick([300, 150])}" />`,
    () => "<hr />",
    () => "<p></p>",
  ];
  return many(10, () => pick(blocks)());
}
