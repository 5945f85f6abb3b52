import { type ClipScript, timeScene } from "../../../apps/site/app/content/clips/clip-script.ts";

/** A video's captions as WebVTT: one for each scene, with the scene's duration. */
export function writeCaptions(script: ClipScript): string {
  const cues = script.scenes.map(({ caption }, index) => {
    const { from, to } = timeScene(script, index);
    return `${index + 1}\n${formatTime(from)} --> ${formatTime(to)}\n${caption}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

/** @example formatTime(62.5) // "00:01:02.500" */
function formatTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
