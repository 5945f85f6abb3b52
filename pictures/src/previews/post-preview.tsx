import { Cover } from "@crm/drawings/covers/cover-sheet";
import { fillPlaceholders } from "../../../apps/backoffice/seed/placeholders.ts";
import { PreviewCard } from "./preview-card.tsx";

const texts = import.meta.glob<string>("../../../apps/backoffice/seed/blog/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A sample post: its title and its cover. */
export function PostPreview({ name }: { name: string }) {
  return (
    <PreviewCard title={readTitle(name)}>
      <PreviewCover name={name} />
    </PreviewCard>
  );
}

/** A cover that fills the right part of a preview. */
export function PreviewCover({ name }: { name: string }) {
  return (
    <div className="absolute inset-y-0 -inset-s-13 inset-e-0 overflow-hidden rounded-es-[72px]">
      <svg viewBox="0 0 320 200" aria-hidden="true" className="size-full overflow-visible">
        <Cover name={name} />
      </svg>
    </div>
  );
}

function readTitle(slug: string): string {
  const text = texts[`../../../apps/backoffice/seed/blog/${slug}.md`];
  const title = text && /^title: (.+)$/m.exec(text)?.[1];
  if (!title) throw new Error(`There is no sample post called ${slug}`);
  return fillPlaceholders(title);
}
