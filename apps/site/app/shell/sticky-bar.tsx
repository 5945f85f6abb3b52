import { DialogButton } from "../dialogs/dialog-button.tsx";
import { dialogIds } from "../dialogs/dialog-ids.ts";
import { usePublicSettings } from "../public-settings.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { copy } from "./copy.ts";

/**
 * The two main actions on small screens. The bar reserves its own space at the end of the page (see
 * `sticky-bar.css`), so it never covers the last lines.
 */
export function StickyBar() {
  const { app } = usePublicSettings();
  return (
    <aside aria-label={copy.landmarks.start} className="sticky-bar desk:hidden print:hidden">
      <DialogButton opens={dialogIds.bookDemo} look="quiet" size="medium" className="px-2!">
        {copy.bookDemo}
      </DialogButton>
      <ButtonAnchor href={app.register} size="medium" className="px-2!">
        {copy.tryFree}
      </ButtonAnchor>
    </aside>
  );
}
