import type { ReactNode } from "react";
import { DialogClose } from "./dialog-close.tsx";
import { Heading } from "./heading.tsx";

/**
 * A dialog with a form at the right, a promotional panel at the left and links under the panel. On
 * a narrow screen it is a bottom sheet: the panel is hidden and the links follow the form. Title,
 * close button and the links under the panel stay visible while the form scrolls.
 */
export function TwoPanelDialog({
  id,
  title,
  subtitle,
  panel,
  links,
  children,
}: {
  id: string;
  title: string;
  subtitle?: string;
  panel: ReactNode;
  links: ReactNode;
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      aria-describedby={subtitle && `${id}-subtitle`}
      className="dialog dialog-card"
    >
      <div className="min-h-full wide:grid wide:grid-cols-[270px_minmax(0,1fr)] wide:grid-rows-[1fr_auto] desk:grid-cols-[330px_minmax(0,1fr)]">
        <div className="hidden flex-col bg-sand wide:flex">{panel}</div>
        <div className="min-w-0 wide:row-span-2">
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-paper px-5 pt-5 pb-2 wide:px-9 wide:pt-8">
            {/* Focusing the title lets screen readers read it first, and opens no on-screen
                keyboard. */}
            <Heading size="section" id={`${id}-title`} focusFirst className="min-w-0 pt-1.5">
              {title}
            </Heading>
            <DialogClose />
          </div>
          <div className="px-5 pb-6 wide:px-9 wide:pb-9">
            {subtitle && (
              <p id={`${id}-subtitle`} className="max-w-[32em] text-small text-soft">
                {subtitle}
              </p>
            )}
            {children}
          </div>
        </div>
        <div className="border-t border-line bg-sand px-5 py-2 wide:sticky wide:bottom-0 wide:border-0 wide:px-6 wide:py-3">
          {links}
        </div>
      </div>
    </dialog>
  );
}
