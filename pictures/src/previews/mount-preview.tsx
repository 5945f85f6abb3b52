import type { PreviewName } from "../../../apps/site/app/seo/previews.ts";
import { mountDrawings } from "../mount-drawings.tsx";
import { previewDrawings } from "./preview-drawings.ts";

await mountDrawings((name: PreviewName) => {
  const Drawing = previewDrawings[name];
  return <Drawing />;
});
