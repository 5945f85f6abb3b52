/** One scene of a video: a guide's screen, its text, and the element to click. */
export interface Scene {
  screen: string;
  ring: string;
  /** A short text beside the screen. */
  label: string;
  /** The caption: the same content in slightly more words. */
  caption: string;
}

/** A short video made of the guides' screens. */
export interface ClipScript {
  title: string;
  /** The picture shown before the video has started. */
  cover: { screen: string; ring: string };
  scenes: readonly Scene[];
}

/** Durations in seconds: the cover, each scene, and the additional time of the last scene. */
const coverSeconds = 2.4;
const sceneSeconds = 2.8;
const lastSeconds = 1.6;

/** The length of a video in seconds. */
export function measureClip({ scenes }: ClipScript): number {
  return coverSeconds + scenes.length * sceneSeconds + lastSeconds;
}

/** Start and end of a scene in seconds. */
export function timeScene({ scenes }: ClipScript, index: number): { from: number; to: number } {
  const from = coverSeconds + index * sceneSeconds;
  const isLast = index === scenes.length - 1;
  return { from, to: from + sceneSeconds + (isLast ? lastSeconds : 0) };
}

/** Seconds from the start of a scene: the screen appears, the pointer moves, the ring appears. */
export const sceneMoves = {
  screen: { from: 0, to: 0.4 },
  pointer: { from: 0.45, to: 1.15 },
  ring: { from: 1.15, to: 1.4 },
} as const;

/**
 * The instants at which a video's picture changes, in seconds.
 *
 * @param rate pictures per second while something moves
 */
export function listInstants(script: ClipScript, rate: number): number[] {
  const moving = sceneMoves.ring.to;
  const steps = Math.round(moving * rate);
  const scenes = script.scenes.flatMap((_, index) => {
    const { from } = timeScene(script, index);
    return Array.from({ length: steps + 1 }, (_, step) => from + (step / steps) * moving);
  });
  return [0, ...scenes];
}
