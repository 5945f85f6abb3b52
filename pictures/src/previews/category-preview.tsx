import type { Topic } from "@crm/drawings/data/cover-topics";
import { topicCover } from "@crm/drawings/data/cover-topics";
import { blogCategories } from "../../../apps/backoffice/seed/categories.ts";
import { PreviewCover } from "./post-preview.tsx";
import { PreviewCard } from "./preview-card.tsx";

const topics: Record<string, Topic> = {
  "whatsapp-updates": "chat",
  "selling-on-whatsapp": "broadcast",
  "follow-up": "board",
  "online-stores": "parcel",
  "privacy-and-trust": "lock",
};

/** A category of the blog, for its posts without a preview of their own. */
export function CategoryPreview({ name }: { name: string }) {
  const topic = topics[name];
  const category = blogCategories.find(({ slug }) => slug === name);
  if (!topic || !category) throw new Error(`There is no blog category ${name}`);
  return (
    <PreviewCard title={category.name}>
      <PreviewCover name={topicCover(topic, 1)} />
    </PreviewCard>
  );
}
