import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { Node, ReactNodeViewRenderer } from "@tiptap/react";
import { type PictureAttributes, pictureName, pictureSizes } from "./picture-attributes.ts";
import { PictureView } from "./picture-view.tsx";

/** Addresses that the sanitizer allows. */
const allowed = /^(?:https?:\/\/|\/(?![/\\]))/i;

function readPicture(image: Element, figure?: Element): Partial<PictureAttributes> | false {
  const src = image.getAttribute("src");
  const upload = image.getAttribute("data-upload");
  if (upload === null && !(src && allowed.test(src))) return false;
  return {
    src: upload === null ? src : null,
    alt: image.getAttribute("alt"),
    width: image.getAttribute("width"),
    height: image.getAttribute("height"),
    size: pictureSizes.find((size) => figure?.classList.contains(size)) ?? null,
    upload,
  };
}

/**
 * A picture with its caption, which may be empty: `<figure>`, or only `<img>` without caption and size.
 * A picture whose file is not at the server yet is `<img data-upload>`, which is never saved.
 */
export const Picture = Node.create({
  name: pictureName,
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
    size: { default: null },
    upload: { default: null },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      contentElement: (figure) =>
        figure.querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
      getAttrs: (figure) => {
        const [image, ...others] = figure.querySelectorAll("img");
        return image && others.length === 0 && !figure.querySelector("table")
          ? readPicture(image, figure)
          : false;
      },
    },
    { tag: "img", getAttrs: (image) => readPicture(image) },
  ],
  renderHTML: ({ node }) => {
    const { src, alt, width, height, size, upload } = node.attrs as PictureAttributes;
    if (src === null) return ["img", { "data-upload": upload ?? "" }];
    const given = Object.entries({ src, alt, width, height }).filter(([, value]) => value !== null);
    const image = ["img", Object.fromEntries(given)] as const;
    if (size === null && node.content.size === 0) return image;
    const figure = ["figure", size === null ? {} : { class: size }, image] as const;
    return node.content.size === 0 ? figure : [...figure, ["figcaption", 0]];
  },
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        /** A click on the picture selects it. It would put the cursor into the caption. */
        handleClickOn: (view, _position, node, start, { target }) => {
          if (node.type.name !== pictureName || !(target instanceof HTMLImageElement)) return false;
          const { doc, tr } = view.state;
          view.dispatch(tr.setSelection(NodeSelection.create(doc, start)));
          return true;
        },
      },
    }),
  ],
  addKeyboardShortcuts: () => ({
    /** Enter in a caption continues below the picture. */
    Enter: ({ editor }) => {
      const { $from, empty } = editor.state.selection;
      if ($from.parent.type.name !== pictureName || !empty) return false;
      const below = $from.after();
      return editor
        .chain()
        .insertContentAt(below, { type: "paragraph" })
        .setTextSelection(below + 1)
        .run();
    },
  }),
});
