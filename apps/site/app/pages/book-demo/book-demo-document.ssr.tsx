import { copy } from "../../dialogs/book-demo/copy.ts";
import type { PagePart } from "../../dialogs/lead-form-layout.tsx";
import { LeadFormPart } from "../../dialogs/lead-form-part.tsx";
import DemoFormOnPage from "./demo-form-on-page.tsx";

/** The demo form's own page. */
export default function BookDemoDocument(shown: PagePart) {
  if (shown.part === "form") return <DemoFormOnPage {...shown} />;
  return <LeadFormPart part={shown.part} copy={copy} />;
}
