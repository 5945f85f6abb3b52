import type { ReactNode } from "react";
import { EnlargeableImage } from "../dialogs/enlarged-image/enlargeable-image.tsx";
import { findPictureFiles } from "./pictures/picture-files.ts";

/**
 * A picture of a screen in a written page, with the thing to click ringed; a click opens it large.
 * This is the one place that knows where pictures come from.
 *
 * @param screen a name of `guidePictures`
 * @param ring a spot of that picture
 * @param alt what to see; a page without it does not build
 * @param place the picture's number on its page, which `mdx/check-pictures.ts` counts
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
  /** A line below the picture. */
  children?: ReactNode;
}) {
  return (
    <figure className="shot">
      <EnlargeableImage
        id={`picture-${place}`}
        files={findPictureFiles(screen, ring)}
        alt={alt}
        first={place === "1"}
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
