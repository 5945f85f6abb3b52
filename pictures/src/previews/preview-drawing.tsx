import type { ComponentType } from "react";
import type { PreviewName, previews } from "../../../apps/site/app/seo/previews.ts";
import { BlogPreview } from "./blog-preview.tsx";
import { CategoryPreview } from "./category-preview.tsx";
import { ContactPreview } from "./contact-preview.tsx";
import { EcommercePreview } from "./ecommerce-preview.tsx";
import { HelpPreview } from "./help-preview.tsx";
import { HomePreview } from "./home-preview.tsx";
import { PostPreview } from "./post-preview.tsx";
import { PricingPreview } from "./pricing-preview.tsx";
import { TutorialPreview } from "./tutorial-preview.tsx";
import { TutorialsPreview } from "./tutorials-preview.tsx";

/** The previews of single pages. */
const pages: Record<keyof typeof previews, ComponentType> = {
  home: HomePreview,
  pricing: PricingPreview,
  contact: ContactPreview,
  help: HelpPreview,
  ecommerce: EcommercePreview,
  tutorials: TutorialsPreview,
  blog: BlogPreview,
};

/** The previews of many pages of one kind, by their folder. */
const kinds: Record<string, ComponentType<{ name: string }>> = {
  posts: PostPreview,
  blog: CategoryPreview,
  tutorials: TutorialPreview,
};

/** The drawing of a link preview. */
export function PreviewDrawing({ name }: { name: PreviewName }) {
  const [kind = "", one] = name.split("/");
  const Kind = kinds[kind];
  if (Kind && one) return <Kind name={one} />;
  const Page = pages[kind as keyof typeof pages];
  return <Page />;
}
