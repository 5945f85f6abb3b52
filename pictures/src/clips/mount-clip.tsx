import { businessAccountClip as clip } from "../../../apps/site/app/content/clips/business-account-clip.ts";
import { sceneMoves, timeScene } from "../../../apps/site/app/content/clips/clip-script.ts";
import { mountDrawings } from "../mount-drawings.tsx";
import { ClipScene } from "./clip-scene.tsx";

/** Returns the scene at an instant; none while the cover is shown. */
function findScene(seconds: number): number | undefined {
  const index = clip.scenes.findLastIndex((_, at) => timeScene(clip, at).from <= seconds);
  return index < 0 ? undefined : index;
}

/** The pointer's last position, from which it starts in the next scene. */
let rested = { x: 620, y: 560 };

await mountDrawings(
  (seconds: number) => <ClipScene index={findScene(seconds)} />,
  (seconds: number) => {
    const index = findScene(seconds);
    move(index === undefined ? undefined : seconds - timeScene(clip, index).from);
  },
);

/** Sets the position of all moving elements at a time in a scene, in seconds; the cover has none. */
function move(into: number | undefined): void {
  const ring = document.querySelector<HTMLElement>(".border-gold");
  const pointer = document.querySelector<HTMLElement>("[data-moves=pointer]");
  if (!ring || !pointer) throw new Error("This scene has no ring or no pointer");
  pointer.hidden = into === undefined;
  if (into === undefined) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-moves=screen]")) {
    const come = share(into, sceneMoves.screen);
    part.style.opacity = String(come);
    part.style.translate = `0 ${(1 - come) * 18}px`;
  }
  ring.style.opacity = String(share(into, sceneMoves.ring));
  const box = ring.getBoundingClientRect();
  const target = { x: box.left + box.width * 0.62, y: box.top + box.height * 0.66 };
  const way = share(into, sceneMoves.pointer);
  const x = rested.x + (target.x - rested.x) * way;
  const y = rested.y + (target.y - rested.y) * way;
  pointer.style.translate = `${x}px ${y}px`;
  if (into >= sceneMoves.ring.to) rested = target;
}

/** The progress of a movement from 0 to 1, slow at its end (ease-out). */
function share(into: number, { from, to }: { from: number; to: number }): number {
  const part = Math.min(1, Math.max(0, (into - from) / (to - from)));
  return 1 - (1 - part) ** 3;
}
