import { businessAccountClip as clip } from "../../../apps/site/app/content/clips/business-account-clip.ts";
import type { GuidePicture } from "../guides/guide-picture.ts";
import { businessAccountPictures } from "../guides/pictures/business-account.tsx";
import { ClipFrame } from "./clip-frame.tsx";

const pictures: Record<string, GuidePicture> = businessAccountPictures;

/** A scene of the video before anything moves; without a number, the cover. */
export function ClipScene({ index }: { index: number | undefined }) {
  const scene = index === undefined ? undefined : clip.scenes[index];
  const { screen, ring } = scene ?? clip.cover;
  const picture = pictures[screen];
  if (!picture) throw new Error(`There is no picture called ${screen}`);
  return (
    <ClipFrame
      title={scene?.label ?? clip.title}
      step={index === undefined ? undefined : { number: index + 1, of: clip.scenes.length }}
      picture={picture}
      ring={ring}
    />
  );
}
