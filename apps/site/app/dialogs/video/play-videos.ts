/** A video stops when its dialog closes, by whatever means. Returns how to stop that. */
export function pauseClosedVideos(): () => void {
  // The event does not bubble: it is heard on its way down.
  document.addEventListener("close", pauseInside, true);
  return () => document.removeEventListener("close", pauseInside, true);
}

function pauseInside({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement)) return;
  for (const video of target.querySelectorAll("video")) video.pause();
}
