import { isRemotePicture } from "@crm/contract/extensions/media";
import Alert from "@mui/material/Alert";
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { editorCopy as copy } from "../../copy.ts";
import type { PictureAttributes } from "./picture-attributes.ts";
import { PictureForm } from "./picture-form.tsx";
import { UploadState } from "./upload-state.tsx";

/**
 * A picture in the editor: the picture or its upload, what must be done about it, its caption, and its
 * settings while it is selected or nobody has said what it shows.
 */
export function PictureView(props: ReactNodeViewProps) {
  const { node, selected, selectionInside } = props;
  const { src, alt, width, height, size, upload } = node.attrs as PictureAttributes;
  const isRemote = src !== null && isRemotePicture(src);
  const isOpen = selected || selectionInside || (src !== null && alt === null);

  return (
    <NodeViewWrapper
      as="figure"
      className={[size, selected && "is-selected"].filter(Boolean).join(" ")}
    >
      <div contentEditable={false} className="picture-tools">
        {src === null ? null : (
          <img
            src={src}
            alt={alt ?? ""}
            {...(width && height && { width, height })}
            data-drag-handle=""
          />
        )}
        {upload === null ? null : <UploadState {...props} />}
        {isRemote ? <Alert severity="warning">{copy.pictureRemote}</Alert> : null}
        {isOpen || isRemote ? <PictureForm {...props} /> : null}
      </div>
      <NodeViewContent<"figcaption"> as="figcaption" data-placeholder={copy.pictureCaption} />
    </NodeViewWrapper>
  );
}
