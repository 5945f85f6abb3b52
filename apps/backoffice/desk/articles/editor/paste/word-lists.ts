import { styleOf } from "./style-of.ts";

/** Marks a list that was made here, so that the next item continues it. */
const made = "data-word-list";

/**
 * Converts Word's lists. Their items are paragraphs that name their level in a style and start with a
 * bullet or number as text.
 */
export function collectWordLists(body: Element): void {
  for (const paragraph of body.querySelectorAll("p[data-style*='mso-list']")) {
    const level = /mso-list:l\d+level(\d)/.exec(styleOf(paragraph))?.[1];
    if (level) collectItem(paragraph, Number(level));
  }
  for (const list of body.querySelectorAll(`[${made}]`)) list.removeAttribute(made);
}

function collectItem(paragraph: Element, level: number): void {
  const mark = takeMark(paragraph);
  const tag = /^\(?[\da-z]{1,4}[.)]/i.test(mark) ? "ol" : "ul";
  let list = findOuterList(paragraph, level === 1 ? tag : "ul, ol");
  if (!list) {
    list = createList(paragraph.ownerDocument, tag, mark);
    paragraph.before(list);
  }
  for (let depth = 2; depth <= level; depth += 1) {
    list = openInnerList(list, depth === level ? tag : "ul, ol", () =>
      createList(paragraph.ownerDocument, tag, mark),
    );
  }
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}

/** The list that the item before this paragraph is in. */
function findOuterList({ previousElementSibling }: Element, tags: string): Element | undefined {
  const isMade = previousElementSibling?.hasAttribute(made) && previousElementSibling.matches(tags);
  return (isMade && previousElementSibling) || undefined;
}

/** The list at the end of a list's last item; a new one if there is none of this kind. */
function openInnerList(list: Element, tags: string, create: () => Element): Element {
  const item = list.lastElementChild ?? list.appendChild(list.ownerDocument.createElement("li"));
  const last = item.lastElementChild;
  return last?.matches(tags) ? last : item.appendChild(create());
}

function createList(page: Document, tag: string, mark: string): Element {
  const list = page.createElement(tag);
  list.setAttribute(made, "");
  const number = Number.parseInt(mark.replace("(", ""), 10);
  if (tag === "ol" && number > 1) list.setAttribute("start", String(number));
  return list;
}

/** Removes the item's bullet or number, and returns it. */
function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll("span")].find((span) =>
    styleOf(span).includes("mso-list:ignore"),
  );
  mark?.remove();
  return mark?.textContent.trim() ?? "";
}
