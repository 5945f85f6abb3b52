import type { LandingCopy } from "../../content/landing/landing-copy.ts";
import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { ButtonAnchor, type ButtonLook } from "../../ui/button.tsx";

/** The page's one button. Both kinds work without a script. */
export function LandingAction({
  action,
  look = "go",
  className,
}: {
  action: LandingCopy["action"];
  look?: ButtonLook;
  className?: string;
}) {
  const { app } = usePublicSettings();
  return action === "demo" ? (
    <DialogButton opens={dialogIds.bookDemo} look={look} className={className}>
      Book a Demo
    </DialogButton>
  ) : (
    <ButtonAnchor href={app.register} look={look} className={className}>
      Try for Free
    </ButtonAnchor>
  );
}
