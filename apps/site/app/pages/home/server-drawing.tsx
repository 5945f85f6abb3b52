import { screenHeight } from "@crm/drawings/kit/screen-height";
import { ServerHtml } from "../../rendering/server-html.tsx";
import Drawing, { type DrawingName } from "./drawing.ssr.tsx";

/** A drawing that only the server or the build renders. */
export function ServerDrawing({
  drawing,
  placeholder = screenHeight,
}: {
  drawing: DrawingName;
  /** Classes of a box with the drawing's size; those of a screen if left out. */
  placeholder?: string;
}) {
  return (
    <ServerHtml name={drawing} className="@container/screen min-w-0" placeholder={placeholder}>
      <Drawing name={drawing} placeholder={placeholder} />
    </ServerHtml>
  );
}
