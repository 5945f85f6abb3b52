/**
 * Plays a video while its dialog is open and stops it when the dialog closes, however that happens.
 * A video whose dialog was opened before hydration plays now. Returns a function that stops this.
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
    // A browser may block autoplay, and closing aborts a start: the play button remains.
    else void video.play().catch(() => {});
  }
}
