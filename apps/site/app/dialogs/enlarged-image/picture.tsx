import { layout } from "@crm/contract/limits";

/** A picture in two formats, with its size in pixels. */
export interface PictureFile {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** The picture for phones and for wider screens. */
export interface PictureFiles {
  narrow: PictureFile;
  wide: PictureFile;
}

/** Media query of the phone layout. */
const onPhones = `(width < ${layout.narrowBelowPx}px)`;

/**
 * The drawing for the screen's width, in the newer format where the browser supports it. Its space
 * is reserved before it loads. Even the first one of a page is below the first screen, and would delay its text.
 *
 * @param isHidden in a closed dialog: there a browser takes the attributes of `img` for the shape, which
 *   is wrong on phones, so only the sources have the size
 */
export function Picture({
  files: { narrow, wide },
  alt,
  className,
  isHidden = false,
}: {
  files: PictureFiles;
  alt: string;
  className: string;
  isHidden?: boolean;
}) {
  const narrowSize = { media: onPhones, width: narrow.width, height: narrow.height };
  const wideSize = { width: wide.width, height: wide.height };
  return (
    <picture>
      <source srcSet={narrow.avif} type="image/avif" {...narrowSize} />
      <source srcSet={narrow.webp} type="image/webp" {...narrowSize} />
      <source srcSet={wide.avif} type="image/avif" {...wideSize} />
      {isHidden && <source srcSet={wide.webp} type="image/webp" {...wideSize} />}
      <img
        src={wide.webp}
        alt={alt}
        {...(isHidden ? {} : wideSize)}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
