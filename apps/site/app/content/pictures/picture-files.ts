import type { PictureFile, PictureFiles } from "../../dialogs/enlarged-image/picture.tsx";
import { namePicture } from "./picture-name.ts";
import type { PictureSizes } from "./picture-widths.ts";
import sizes from "./sizes.json";

/** Addresses of the files in this folder, with their content hash: they can be cached forever. */
const addresses = import.meta.glob<string>("./*.{avif,webp}", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/**
 * The files that `npm run pictures` has created for a guide's screen.
 *
 * @throws Error when one of them does not exist
 */
export function findPictureFiles(screen: string, ring: string | undefined): PictureFiles {
  const name = namePicture(screen, ring);
  const size = (sizes as unknown as PictureSizes)[name];
  if (!size) throw new Error(`There is no picture ${name}; npm run pictures makes it`);
  const find = (width: "narrow" | "wide"): PictureFile => {
    const [across, down] = size[width];
    return {
      avif: findAddress(`${name}.${width}.avif`),
      webp: findAddress(`${name}.${width}.webp`),
      width: across,
      height: down,
    };
  };
  return { narrow: find("narrow"), wide: find("wide") };
}

function findAddress(file: string): string {
  const address = addresses[`./${file}`];
  if (!address) throw new Error(`There is no ${file}; npm run pictures makes it`);
  return address;
}
