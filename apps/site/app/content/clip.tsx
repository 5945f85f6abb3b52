import { VideoDialog } from "../dialogs/video/video-dialog.tsx";
import { businessAccountVideo } from "./clips/clip-files.ts";
import { clipSize } from "./clips/clip-size.ts";

const { seconds, ...files } = businessAccountVideo;

/** The video of the business-account tutorial, in its own dialog. */
export function Clip() {
  return (
    <figure className="shot">
      <VideoDialog id="video" clip={{ ...files, length: `${seconds} seconds`, ...clipSize }} />
    </figure>
  );
}
