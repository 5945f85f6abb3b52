/**
 * Says near the button that a form is still being sent. The live region is always on the page:
 * screen readers announce a change of its text, not its arrival.
 */
export function SendingNote({ isSlow }: { isSlow: boolean }) {
  return (
    <p role="status" className="text-center text-small text-soft empty:-mt-4">
      {isSlow && "Still sending. Please keep this page open."}
    </p>
  );
}
