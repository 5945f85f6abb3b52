import { splitPictureName } from "../../../apps/site/app/content/pictures/picture-name.ts";
import type { PictureWidth } from "../../../apps/site/app/content/pictures/picture-widths.ts";
import { mountDrawings } from "../mount-drawings.tsx";
import { GuideMount } from "./guide-mount.tsx";
import { guidePictures } from "./guide-pictures.ts";

await mountDrawings((name: string, width: PictureWidth) => {
  const { screen, ring } = splitPictureName(name);
  const picture = guidePictures[screen];
  if (!picture) throw new Error(`There is no picture called ${screen}`);
  return <GuideMount picture={picture} ring={ring} width={width} />;
});
