import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "./pictures.css";

/**
 * Shows drawings on an empty page, one at a time, for `npm run pictures`, which calls `window.draw`
 * and then captures `#drawing`.
 *
 * @param settle called after the drawing has been rendered
 */
export async function mountDrawings<Given extends unknown[]>(
  draw: (...given: Given) => ReactNode,
  settle?: (...given: Given) => void,
): Promise<void> {
  // The site renders before its typeface has loaded; a picture must wait for it.
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
