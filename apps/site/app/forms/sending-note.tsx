import { useEffect, useRef } from "react";

/**
 * Says near the button that a form is still being sent. The live region is always in the page:
 * screen readers announce a change of its text, not its insertion.
 */
export function SendingNote({ isSlow }: { isSlow: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  // The sticky bar of a phone may cover the area below the button.
  useEffect(() => {
    if (isSlow) place.current?.scrollIntoView({ block: "nearest" });
  }, [isSlow]);
  return (
    <p ref={place} role="status" className="text-center text-small text-soft empty:-mt-4">
      {isSlow && "Still sending. Please keep this page open."}
    </p>
  );
}
