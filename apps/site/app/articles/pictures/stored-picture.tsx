import { writeSrcsets } from "@crm/contract/extensions/picture-variants";
import { layout } from "@crm/contract/limits";
import type { ComponentProps } from "react";

/**
 * A picture of an article. One that our back office stores is offered in several widths and in AVIF; one
 * of another host is shown as it is.
 *
 * @param shownWidth its width on a wide screen; on a phone it is as wide as the screen. CSS pixels
 */
export function StoredPicture({
  src,
  shownWidth,
  alt,
  ...others
}: ComponentProps<"img"> & { src: string; shownWidth: number; alt: string }) {
  const sizes = `(width < ${layout.narrowBelowPx}px) 100vw, ${shownWidth}px`;
  const srcsets = writeSrcsets(src);
  if (!srcsets) return <img src={src} alt={alt} {...others} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcsets.avif} sizes={sizes} />
      <img src={src} srcSet={srcsets.webp} sizes={sizes} alt={alt} {...others} />
    </picture>
  );
}
