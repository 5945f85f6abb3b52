import type { ReactNode } from "react";
import { guidePictures } from "../illustrations/guides/guide-pictures.ts";
import { GuideScreen } from "../illustrations/guides/guide-screen.tsx";

/**
 * A picture of a screen in a written page, with the thing to click ringed. This is the one place
 * that knows where pictures come from.
 *
 * @param screen a name of `guidePictures`
 * @param ring a spot of that picture
 * @param alt what to see; a page without it does not build
 */
export function Shot({
  screen,
  ring,
  alt,
  children,
}: {
  screen: string;
  ring?: string;
  alt: string;
  /** A line below the picture. */
  children?: ReactNode;
}) {
  const picture = guidePictures[screen];
  if (!picture) throw new Error(`There is no picture called ${screen}`);
  return (
    <figure className="shot">
      <GuideScreen picture={picture} label={alt} ring={ring} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
