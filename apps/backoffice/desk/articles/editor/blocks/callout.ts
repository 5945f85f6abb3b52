import { type Editor, Node } from "@tiptap/react";

export const calloutKinds = ["note", "tip", "warning"] as const;
export type CalloutKind = (typeof calloutKinds)[number];

const name = "callout";

/** A box: `<div class="note">`, tip or warning. The site adds the word above it. */
export const Callout = Node.create({
  name,
  group: "block",
  content: "block+",
  defining: true,
  addAttributes: () => ({ kind: { default: "note", rendered: false } }),
  parseHTML: () => [
    ...calloutKinds.map((kind) => ({ tag: `div.${kind}`, attrs: { kind } })),
    // Before the rule for paragraphs.
    { tag: "p.tip", attrs: { kind: "tip" }, priority: 60 },
  ],
  renderHTML: ({ node }) => ["div", { class: String(node.attrs.kind) }, 0],
});

/** The kind of the box around the cursor. */
export function findCalloutKind(editor: Editor): CalloutKind | undefined {
  return calloutKinds.find((kind) => editor.isActive(name, { kind }));
}

/** Puts the selected paragraphs into a box, changes the box's kind, or removes the box. */
export function toggleCallout(editor: Editor, kind: CalloutKind): void {
  const current = findCalloutKind(editor);
  const chain = editor.chain().focus();
  if (current === undefined) chain.wrapIn(name, { kind }).run();
  else if (current === kind) chain.lift(name).run();
  else chain.updateAttributes(name, { kind }).run();
}
