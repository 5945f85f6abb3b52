import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { BlogPreview } from "./blog-preview.tsx";
import { ContactPreview } from "./contact-preview.tsx";
import { EcommercePreview } from "./ecommerce-preview.tsx";
import { HelpPreview } from "./help-preview.tsx";
import { HomePreview } from "./home-preview.tsx";
import { PricingPreview } from "./pricing-preview.tsx";
import { TutorialsPreview } from "./tutorials-preview.tsx";
import "../../app.css";

const drawings: Record<string, ComponentType> = {
  home: HomePreview,
  pricing: PricingPreview,
  contact: ContactPreview,
  help: HelpPreview,
  ecommerce: EcommercePreview,
  tutorials: TutorialsPreview,
  blog: BlogPreview,
};

/** Shows the drawing whose name stands in the address; `npm run pictures` opens it here. */
const Drawing = drawings[location.hash.slice(1)];
const place = document.getElementById("preview");
// The site draws without the typeface where it comes late; a picture waits for it.
await Promise.all([...document.fonts].map((face) => face.load()));
if (Drawing && place) createRoot(place).render(<Drawing />);
