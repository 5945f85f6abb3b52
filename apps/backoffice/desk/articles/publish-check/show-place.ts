import type { Place } from "../../../server/articles/publish-check/finding.ts";

/** Scrolls to a place of the article's form, and focuses or selects it. */
export function showPlace(place: Place): void {
  const editor = document.querySelector<HTMLElement>(".ProseMirror");
  if ("field" in place && place.field !== "content") {
    const field = document.querySelector<HTMLElement>(`[name="${CSS.escape(place.field)}"]`);
    // A select has its value in a hidden field.
    const visible = field?.matches("[aria-hidden=true]")
      ? field.parentElement?.querySelector<HTMLElement>("[role=combobox]")
      : field;
    visible?.focus();
    scrollTo(visible);
  } else if (editor) {
    editor.focus({ preventScroll: true });
    const range = findRange(editor, place);
    if (!range) {
      scrollTo(editor);
      return;
    }
    // The editor takes over the browser's selection.
    const selection = window.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    const { startContainer: start } = range;
    scrollTo(start instanceof HTMLElement ? start : start.parentElement);
  }
}

function scrollTo(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "center" });
}

function findRange(editor: HTMLElement, place: Place): Range | undefined {
  if ("words" in place) return findWords(editor, place.words);
  const selector =
    "link" in place
      ? `a[href="${CSS.escape(place.link)}"]`
      : "picture" in place
        ? `img[src="${CSS.escape(place.picture)}"]`
        : undefined;
  const element = selector && editor.querySelector(selector);
  if (!element) return undefined;
  const range = document.createRange();
  range.selectNode(element);
  return range;
}

/** The first of these words in the text, also when marks divide them. */
function findWords(editor: HTMLElement, words: string): Range | undefined {
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const all = nodes.map(({ data }) => data.replaceAll("\u00a0", " ")).join("");
  const start = all.indexOf(words.replaceAll("\u00a0", " "));
  if (start === -1) return undefined;
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const end = before + node.length;
    if (start >= before && start < end) range.setStart(node, start - before);
    if (start + words.length > before && start + words.length <= end) {
      range.setEnd(node, start + words.length - before);
      return range;
    }
    before = end;
  }
  return undefined;
}
