/** One scene of a clip: a guide's screen, what is said of it, and what is clicked. */
export interface Scene {
  screen: string;
  ring: string;
  /** Stands beside the screen, in few words. */
  label: string;
  /** The caption: the same for those who read, a little fuller. */
  caption: string;
}

/** A short film made of guides' screens. */
export interface ClipScript {
  title: string;
  /** What the still shows while the film has not been started. */
  cover: { screen: string; ring: string };
  scenes: readonly Scene[];
}

/** Seconds: the cover at the beginning, each scene, and how much longer the last one stands. */
const coverSeconds = 2.4;
const sceneSeconds = 2.8;
const lastSeconds = 1.6;

/** How long a film lasts, in seconds. */
export function measureClip({ scenes }: ClipScript): number {
  return coverSeconds + scenes.length * sceneSeconds + lastSeconds;
}

/** When a scene begins and ends, in seconds. */
export function timeScene({ scenes }: ClipScript, index: number): { from: number; to: number } {
  const from = coverSeconds + index * sceneSeconds;
  const isLast = index === scenes.length - 1;
  return { from, to: from + sceneSeconds + (isLast ? lastSeconds : 0) };
}

/** Seconds into a scene: the screen comes in, the pointer goes to its place, the ring appears. */
export const sceneMoves = {
  screen: { from: 0, to: 0.4 },
  pointer: { from: 0.45, to: 1.15 },
  ring: { from: 1.15, to: 1.4 },
} as const;

/**
 * The instants at which a film's picture changes, in seconds; between two of them it stands still.
 *
 * @param rate pictures a second while something moves
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
