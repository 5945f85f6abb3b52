import type { ReactNode } from "react";
import { DialogClose } from "../../ui/dialog-close.tsx";

/**
 * The picture as large as the window allows. On a phone it keeps a readable width and scrolls by
 * touch; two fingers zoom it. Arrow keys scroll it, Escape and a click beside it close it.
 */
export function EnlargedImageDialog({
  id,
  alt,
  children,
}: {
  id: string;
  alt: string;
  /** The picture, with the class `enlargedPictureClass`. */
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-label={alt}
      className="dialog inset-0! m-auto h-fit w-fit! fit-screen! overflow-hidden! rounded-card!"
      suppressHydrationWarning
    >
      <section
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="fit-screen touch-manipulation overflow-auto overscroll-contain"
      >
        {children}
      </section>
      <DialogClose label="Close the picture" className="absolute top-2.5 inset-e-2.5" />
    </dialog>
  );
}

export const enlargedPictureClass =
  "block h-auto w-140 max-w-none wide:w-auto wide:fit-screen wide:object-contain";
