import { renderToStaticMarkup } from "react-dom/server";
import { businessAccountClip as clip } from "../../apps/site/app/content/clips/business-account-clip.ts";
import { listInstants } from "../../apps/site/app/content/clips/clip-script.ts";
import { splitPictureName } from "../../apps/site/app/content/pictures/picture-name.ts";
import type { PictureWidth } from "../../apps/site/app/content/pictures/picture-widths.ts";
import type { PreviewName } from "../../apps/site/app/seo/previews.ts";
import { ClipScene } from "./clips/clip-scene.tsx";
import { GuideMount } from "./guides/guide-mount.tsx";
import { guidePictures } from "./guides/guide-pictures.ts";
import { PreviewDrawing } from "./previews/preview-drawing.tsx";

/**
 * Renders a drawing to markup. When the markup changes, the captured pictures are outdated. Server
 * and scripts only.
 *
 * @param name kind and name, as listed in `pictures/src/capture`, e.g. "previews/home"
 */
export function writeMarkup(name: string): string {
  const [kind = ""] = name.split("/", 1);
  const write = kinds[kind];
  if (!write) throw new Error(`There are no drawings of the kind ${kind}`);
  return write(name.slice(kind.length + 1));
}

const kinds: Record<string, (name: string) => string> = {
  previews: writePreview,
  guides: (name) => writeGuide(name, "narrow") + writeGuide(name, "wide"),
  articles: (name) => writeGuide(name, "article"),
  clips: writeClip,
};

function writePreview(name: string): string {
  return renderToStaticMarkup(<PreviewDrawing name={name as PreviewName} />);
}

function writeGuide(name: string, width: PictureWidth): string {
  const { screen, ring } = splitPictureName(name);
  const picture = guidePictures[screen];
  if (!picture) throw new Error(`There is no picture called ${screen}`);
  return renderToStaticMarkup(<GuideMount picture={picture} ring={ring} width={width} />);
}

function writeClip(): string {
  const scenes = [undefined, ...clip.scenes.keys()];
  const drawn = scenes.map((index) => renderToStaticMarkup(<ClipScene index={index} />));
  const said = clip.scenes.map(({ caption }) => caption);
  return [...drawn, ...said, ...listInstants(clip, 1)].join();
}
