import type { ComponentType } from "react";
import type { PreviewName } from "../../../apps/site/app/seo/previews.ts";
import { BlogPreview } from "./blog-preview.tsx";
import { ContactPreview } from "./contact-preview.tsx";
import { EcommercePreview } from "./ecommerce-preview.tsx";
import { HelpPreview } from "./help-preview.tsx";
import { HomePreview } from "./home-preview.tsx";
import { PricingPreview } from "./pricing-preview.tsx";
import { TutorialsPreview } from "./tutorials-preview.tsx";

/** The drawing of each link preview. */
export const previewDrawings: Record<PreviewName, ComponentType> = {
  home: HomePreview,
  pricing: PricingPreview,
  contact: ContactPreview,
  help: HelpPreview,
  ecommerce: EcommercePreview,
  tutorials: TutorialsPreview,
  blog: BlogPreview,
};
