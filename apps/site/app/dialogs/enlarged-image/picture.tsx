/** A picture in two formats, with its own size in pixels. */
export interface PictureFile {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** The newer format where the browser takes it; the room is kept before the picture is there. */
export function Picture({
  file: { avif, webp, width, height },
  alt,
  loading,
  className,
}: {
  file: PictureFile;
  alt: string;
  loading: "eager" | "lazy";
  className: string;
}) {
  return (
    <picture>
      <source srcSet={avif} type="image/avif" />
      <img
        src={webp}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
