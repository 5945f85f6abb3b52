import { readPictureSize } from "@crm/contract/extensions/media";
import type { BodyPicture } from "../../backend/articles.ts";
import {
  EnlargedImageDialog,
  enlargedPictureClass,
} from "../../dialogs/enlarged-image/enlarged-image-dialog.tsx";

/** The dialogs of an article's enlargeable pictures. */
export function EnlargedPictures({ pictures }: { pictures: readonly BodyPicture[] }) {
  return pictures.map(({ id, src, alt, ...size }) => (
    <EnlargedImageDialog key={id} id={id} alt={alt || "Picture"}>
      <img
        src={src}
        alt={alt}
        // The text has the display size; our own files have their full size, which may be larger.
        {...(readPictureSize(src) ?? size)}
        loading="lazy"
        decoding="async"
        className={enlargedPictureClass}
      />
    </EnlargedImageDialog>
  ));
}
