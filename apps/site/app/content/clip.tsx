import { VideoDialog } from "../dialogs/video/video-dialog.tsx";
import { businessAccountClip } from "./clips/business-account-clip.ts";
import { measureClip } from "./clips/clip-script.ts";
import { clipSize } from "./clips/clip-size.ts";

/** Addresses of the video's files, with their content hash: they can be cached forever. */
const addresses = import.meta.glob<string>("./clips/business-account.*", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The video of the business-account tutorial, in its own dialog. */
export function Clip() {
  return (
    <figure className="shot">
      <VideoDialog
        id="video"
        clip={{
          title: businessAccountClip.title,
          length: `${Math.round(measureClip(businessAccountClip))} seconds`,
          webm: findAddress("webm"),
          mp4: findAddress("mp4"),
          captions: findAddress("vtt"),
          poster: findAddress("webp"),
          ...clipSize,
        }}
      />
    </figure>
  );
}

function findAddress(format: string): string {
  const address = addresses[`./clips/business-account.${format}`];
  if (!address) throw new Error(`There is no ${format} of the video; npm run pictures makes it`);
  return address;
}
