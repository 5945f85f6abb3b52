import { describeSample } from "@crm/drawings/kit/sample-tag";
import type { ReactNode } from "react";
import { EnlargeableImage } from "../dialogs/enlarged-image/enlargeable-image.tsx";
import { findPictureFiles } from "./pictures/picture-files.ts";

/**
 * A screenshot in a written page, with a ring around the element to click; a click enlarges it.
 * This is the only component that knows the pictures' addresses.
 *
 * @param screen a name of `guidePictures`
 * @param ring a spot of that picture
 * @param alt the text alternative, without the picture's "Sample data"; the build fails without it
 * @param place the picture's number on its page, set by `mdx/check-pictures.ts`
 */
export function Shot({
  screen,
  ring,
  alt,
  place,
  children,
}: {
  screen: string;
  ring?: string;
  alt: string;
  place: string;
  /** A caption below the picture. */
  children?: ReactNode;
}) {
  return (
    <figure className="shot">
      <EnlargeableImage
        id={`picture-${place}`}
        files={findPictureFiles(screen, ring)}
        alt={describeSample(alt)}
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
