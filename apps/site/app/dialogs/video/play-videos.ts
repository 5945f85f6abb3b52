/**
 * A video plays while its dialog is open and stops when it closes, by whatever means. One that was
 * opened before the scripts arrived plays now. Returns how to stop following.
 */
export function playVideosInDialogs(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLDialogElement) followDialog(target);
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
  for (const dialog of document.querySelectorAll("dialog[open]")) followDialog(dialog);
  return () => observer.disconnect();
}

function followDialog(dialog: Element): void {
  for (const video of dialog.querySelectorAll("video")) {
    if (!dialog.hasAttribute("open")) video.pause();
    // A browser may not let it play by itself, and closing ends a start: its button is still there.
    else void video.play().catch(() => {});
  }
}
