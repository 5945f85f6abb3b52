import { type Editor, findParentNode } from "@tiptap/react";

export const descriptionNames = {
  list: "descriptionList",
  question: "descriptionTerm",
  answer: "descriptionDetails",
} as const;
const names = descriptionNames;

const paragraph = { type: "paragraph" };

/** An empty question with its answer. */
export const emptyPair = [{ type: names.question }, { type: names.answer, content: [paragraph] }];

/**
 * Enter in a question goes to its answer. In an empty last paragraph of an answer it begins the next
 * question, and in an empty question it leaves the list, like Enter in an empty list item.
 *
 * @returns false when Enter does what it does elsewhere
 */
export function pressEnter(editor: Editor): boolean {
  const { selection } = editor.state;
  const question = findParentNode(({ type }) => type.name === names.question)(selection);
  if (question) return leaveQuestion(editor, question.pos, question.node.content.size === 0);
  const answer = findParentNode(({ type }) => type.name === names.answer)(selection);
  if (!answer || !selection.empty) return false;
  const { $from } = selection;
  const isEmptyLast =
    $from.depth === answer.depth + 1 &&
    $from.parent.content.size === 0 &&
    answer.node.childCount > 1 &&
    answer.node.lastChild === $from.parent;
  if (!isEmptyLast) return false;
  const from = $from.before();
  const after = answer.pos + answer.node.nodeSize - $from.parent.nodeSize;
  return editor
    .chain()
    .deleteRange({ from, to: $from.after() })
    .insertContentAt(after, emptyPair)
    .setTextSelection(after + 1)
    .run();
}

function leaveQuestion(editor: Editor, position: number, isEmpty: boolean): boolean {
  const { doc } = editor.state;
  const $question = doc.resolve(position);
  const list = $question.parent;
  const index = $question.index();
  const answer = list.maybeChild(index + 1);
  const question = list.child(index);
  const end = position + question.nodeSize;
  if (answer?.type.name !== names.answer) return isEmpty ? leaveList(editor, position, end) : false;
  const isBlankPair = isEmpty && answer.textContent === "" && index + 2 === list.childCount;
  // The first text position of the answer.
  if (!isBlankPair || index === 0) return editor.commands.setTextSelection(end + 2);
  return leaveList(editor, position, end + answer.nodeSize);
}

/**
 * Tab in a question goes to its answer, and Shift+Tab in an answer back to its question, as between the
 * fields of a form.
 *
 * @returns false when Tab does what it does elsewhere
 */
export function pressTab(editor: Editor, direction: "forward" | "back"): boolean {
  const { selection, doc } = editor.state;
  const isForward = direction === "forward";
  const from = findParentNode(
    ({ type }) => type.name === (isForward ? names.question : names.answer),
  )(selection);
  if (!from) return false;
  const $from = doc.resolve(from.pos);
  const other = $from.parent.maybeChild($from.index() + (isForward ? 1 : -1));
  if (other?.type.name !== (isForward ? names.answer : names.question)) return false;
  // The first text position of the answer, or the end of the question.
  return editor.commands.setTextSelection(
    isForward ? from.pos + from.node.nodeSize + 2 : from.pos - 1,
  );
}

/** Removes the empty question at the end of a list, and continues below the list. */
function leaveList(editor: Editor, from: number, to: number): boolean {
  const $from = editor.state.doc.resolve(from);
  if ($from.parent.childCount <= 2) return false;
  const below = $from.after() - (to - from);
  return editor
    .chain()
    .deleteRange({ from, to })
    .insertContentAt(below, paragraph)
    .setTextSelection(below + 1)
    .run();
}

/** Backspace in an empty question removes it with its empty answer. */
export function pressBackspace(editor: Editor): boolean {
  const { selection } = editor.state;
  if (!selection.empty) return false;
  const question = findParentNode(({ type }) => type.name === names.question)(selection);
  if (!question || question.node.content.size > 0) return false;
  const $question = editor.state.doc.resolve(question.pos);
  const list = $question.parent;
  const answer = list.maybeChild($question.index() + 1);
  const isPair = answer?.type.name === names.answer;
  if (isPair && answer.textContent !== "") return false;
  const size = question.node.nodeSize + (isPair ? answer.nodeSize : 0);
  const isWhole = size === list.content.size;
  const from = isWhole ? $question.before() : question.pos;
  const to = isWhole ? $question.after() : from + size;
  if (!isWhole) return editor.chain().deleteRange({ from, to }).run();
  return editor
    .chain()
    .insertContentAt({ from, to }, paragraph)
    .setTextSelection(from + 1)
    .run();
}
