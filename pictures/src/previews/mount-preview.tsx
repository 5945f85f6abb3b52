import type { PreviewName } from "../../../apps/site/app/seo/previews.ts";
import { mountDrawings } from "../mount-drawings.tsx";
import { PreviewDrawing } from "./preview-drawing.tsx";

await mountDrawings((name: PreviewName) => <PreviewDrawing name={name} />);
