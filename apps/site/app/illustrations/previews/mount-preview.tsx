import type { ComponentType } from "react";
import { mountDrawings } from "../mount-drawings.tsx";
import { BlogPreview } from "./blog-preview.tsx";
import { ContactPreview } from "./contact-preview.tsx";
import { EcommercePreview } from "./ecommerce-preview.tsx";
import { HelpPreview } from "./help-preview.tsx";
import { HomePreview } from "./home-preview.tsx";
import { PricingPreview } from "./pricing-preview.tsx";
import { TutorialsPreview } from "./tutorials-preview.tsx";

const drawings: Record<string, ComponentType> = {
  home: HomePreview,
  pricing: PricingPreview,
  contact: ContactPreview,
  help: HelpPreview,
  ecommerce: EcommercePreview,
  tutorials: TutorialsPreview,
  blog: BlogPreview,
};

await mountDrawings((name: string) => {
  const Drawing = drawings[name];
  return Drawing && <Drawing />;
});
