import { drawingsPath, labels } from "virtual:home-drawings";
import { screenHeight } from "@crm/drawings/kit/screen-height";
import type { LaterDrawingName } from "./later-drawings.tsx";

/**
 * The place of a drawing that the browser loads later (`rendering/later-parts.ts`): a box with its size
 * and text alternative. Without scripts it shows the drawing too.
 */
export function LaterDrawing({
  drawing,
  placeholder = screenHeight,
}: {
  drawing: LaterDrawingName;
  /** Classes of a box with the drawing's size; those of a screen if left out. */
  placeholder?: string;
}) {
  const label = labels[drawing];
  const address = `${drawingsPath}#${drawing}`;
  return (
    <div className="@container/screen min-w-0">
      <div
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
        className={placeholder}
        data-later={address}
      >
        {/* The tag on a drawing's lower edge is partly below its box. */}
        <noscript>
          <iframe
            src={address}
            title="Drawing"
            aria-hidden="true"
            tabIndex={-1}
            className="block h-[calc(100%+1rem)] w-full"
          />
        </noscript>
      </div>
    </div>
  );
}
