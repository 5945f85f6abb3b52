import { writeSrcsets } from "@crm/contract/extensions/picture-variants";
import type { ComponentProps } from "react";

/**
 * A picture of an article. One that our back office stores is offered in several widths and in AVIF; one
 * of another host is shown as it is.
 *
 * @param sizes its width on the page, as in the attribute of the same name
 */
export function StoredPicture({
  src,
  sizes,
  alt,
  ...others
}: ComponentProps<"img"> & { src: string; sizes: string; alt: string }) {
  const srcsets = writeSrcsets(src);
  if (!srcsets) return <img src={src} alt={alt} {...others} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcsets.avif} sizes={sizes} />
      <img src={src} srcSet={srcsets.webp} sizes={sizes} alt={alt} {...others} />
    </picture>
  );
}
