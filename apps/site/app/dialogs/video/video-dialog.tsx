import { PlayIcon } from "@crm/drawings/icons/ui-icons";
import { DialogClose } from "../../ui/dialog-close.tsx";
import { Heading } from "../../ui/heading.tsx";

/** A short video of our own, in two formats, with captions. */
export interface Clip {
  title: string;
  webm: string;
  mp4: string;
  captions: string;
  poster: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Text beside the play button, e.g. "34 seconds". */
  length: string;
}

/**
 * A still that opens its video in a dialog. The video is loaded only when it is played. It is plain
 * HTML and works without a script.
 *
 * @param id unique on the page
 */
export function VideoDialog({ id, clip }: { id: string; clip: Clip }) {
  const { title, webm, mp4, captions, poster, width, height, length } = clip;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        className="group relative block w-full overflow-hidden rounded-card border border-line text-start"
      >
        <img
          src={poster}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className="block h-auto w-full"
        />
        <span className="absolute inset-0 bg-ink/10 transition-colors group-hover:bg-transparent" />
        <span className="absolute bottom-2.5 inset-s-2.5 flex items-center gap-3 rounded-full bg-white py-1 pe-4 ps-1 text-small font-semibold wide:bottom-5 wide:inset-s-5 wide:py-2 wide:pe-5 wide:ps-2">
          <span className="grid size-9 place-items-center rounded-full bg-green text-white">
            <PlayIcon className="size-5" />
          </span>
          <span>
            Play the video<span className="sr-only">: {title}</span>{" "}
            <span className="font-normal text-soft">{length}</span>
          </span>
        </span>
      </button>
      <dialog
        id={id}
        closedby="any"
        aria-labelledby={`${id}-title`}
        className="dialog dialog-card overflow-hidden!"
        suppressHydrationWarning
      >
        <div className="flex items-center justify-between gap-4 py-3 pe-3 ps-5">
          {/* The dialog may be in running text, whose headings and videos have margins. */}
          <Heading size="card" id={`${id}-title`} focusFirst className="mt-0">
            {title}
          </Heading>
          <DialogClose label="Close the video" className="mt-0" />
        </div>
        <video
          controls
          playsInline
          preload="none"
          poster={poster}
          width={width}
          height={height}
          className="mt-0 block h-auto max-h-[calc(100dvh-120px)] w-full rounded-none border-0 bg-ink"
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
      </dialog>
    </>
  );
}
