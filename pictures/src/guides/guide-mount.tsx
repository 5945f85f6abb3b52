import type { PictureWidth } from "../../../apps/site/app/content/pictures/picture-widths.ts";
import type { GuidePicture } from "./guide-picture.ts";
import { GuideScreen } from "./guide-screen.tsx";

const mounts: Record<PictureWidth, string> = {
  narrow: "p-3 pb-5",
  wide: "p-6 pb-8",
  article: "p-4 pb-6",
};

/** A guide's screen for the capture, with a sand-coloured margin, so that its shadow is complete. */
export function GuideMount({
  picture,
  ring,
  width,
}: {
  picture: GuidePicture;
  ring: string | undefined;
  width: PictureWidth;
}) {
  return (
    <div className={`bg-sand ${mounts[width]}`}>
      <GuideScreen picture={picture} label={picture.title} ring={ring} />
    </div>
  );
}
