/** A picture in two formats, with its own size in pixels. */
export interface PictureFile {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** The same picture as phones show it, and as wider screens do. */
export interface PictureFiles {
  narrow: PictureFile;
  wide: PictureFile;
}

/** Where the layout of phones ends (section 2.3). */
const onPhones = "(width < 768px)";

/**
 * The drawing that fits the screen, in the newer format where the browser takes it; the room is
 * kept before the picture is there.
 */
export function Picture({
  files: { narrow, wide },
  alt,
  loading,
  className,
}: {
  files: PictureFiles;
  alt: string;
  loading: "eager" | "lazy";
  className: string;
}) {
  const narrowSize = { media: onPhones, width: narrow.width, height: narrow.height };
  return (
    <picture>
      <source srcSet={narrow.avif} type="image/avif" {...narrowSize} />
      <source srcSet={narrow.webp} type="image/webp" {...narrowSize} />
      <source srcSet={wide.avif} type="image/avif" />
      <img
        src={wide.webp}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
