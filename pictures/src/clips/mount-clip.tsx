import { businessAccountClip as clip } from "../../../apps/site/app/content/clips/business-account-clip.ts";
import { sceneMoves, timeScene } from "../../../apps/site/app/content/clips/clip-script.ts";
import { mountDrawings } from "../mount-drawings.tsx";
import { ClipScene } from "./clip-scene.tsx";

/** The scene at an instant; none while the cover stands. */
function findScene(seconds: number): number | undefined {
  const index = clip.scenes.findLastIndex((_, at) => timeScene(clip, at).from <= seconds);
  return index < 0 ? undefined : index;
}

/** Where the pointer rested last: it starts the next scene from there. */
let rested = { x: 620, y: 560 };

await mountDrawings(
  (seconds: number) => <ClipScene index={findScene(seconds)} />,
  (seconds: number) => {
    const index = findScene(seconds);
    move(index === undefined ? undefined : seconds - timeScene(clip, index).from);
  },
);

/** Puts what moves where it is, so many seconds into a scene; on the cover nothing is on its way. */
function move(into: number | undefined): void {
  const ring = document.querySelector<HTMLElement>(".border-gold");
  const pointer = document.querySelector<HTMLElement>("[data-moves=pointer]");
  if (!ring || !pointer) throw new Error("This scene rings nothing");
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

/** How much of a movement is done, from 0 to 1, slow at its end. */
function share(into: number, { from, to }: { from: number; to: number }): number {
  const part = Math.min(1, Math.max(0, (into - from) / (to - from)));
  return 1 - (1 - part) ** 3;
}
