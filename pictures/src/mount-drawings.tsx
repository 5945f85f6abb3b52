import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "./pictures.css";

/**
 * Fills an empty page with drawings, one at a time, for `npm run pictures`: it calls `draw` of the
 * window, then captures what stands in `#drawing`.
 *
 * @param settle does what can only be done once the drawing stands there
 */
export async function mountDrawings<Given extends unknown[]>(
  draw: (...given: Given) => ReactNode,
  settle?: (...given: Given) => void,
): Promise<void> {
  // The site draws without the typeface where it comes late; a picture waits for it.
  await Promise.all([...document.fonts].map((face) => face.load()));
  const place = document.createElement("div");
  place.id = "drawing";
  document.body.append(place);
  const root = createRoot(place);
  Reflect.set(window, "draw", (...given: Given) => {
    flushSync(() => root.render(draw(...given)));
    settle?.(...given);
  });
  document.body.dataset.ready = "";
}
