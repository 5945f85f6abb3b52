import coverSheet from "virtual:cover-sheet";
import type { ArticleLink } from "../../../backend/articles.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { StoredPicture } from "../../pictures/stored-picture.tsx";
import { chooseCover, type Ground } from "./choose-cover.ts";

const grounds: Record<Ground, string> = {
  sand: "chat-paper",
  leaf: "bg-leaf",
  gold: "bg-gold-soft",
  deep: "bg-green",
  white: "bg-mint",
};

/** A post's picture; a post without one gets a drawing of its own or one for its topic. */
export function ArticleCover({
  article: { image, title, category, slug },
  className,
}: {
  article: Pick<ArticleLink, "image" | "title" | "category" | "slug">;
  className?: string;
}) {
  if (image) {
    return (
      <StoredPicture
        src={image}
        alt=""
        width={640}
        height={360}
        shownWidth={640}
        loading="lazy"
        decoding="async"
        className={joinClasses("w-full bg-white object-cover", className)}
      />
    );
  }
  const { ground, ...drawing } = chooseCover({ slug, title, category: category?.name });
  return (
    <div aria-hidden="true" className={joinClasses("overflow-hidden", grounds[ground], className)}>
      <CoverDrawing {...drawing} />
    </div>
  );
}

/** A drawing in the middle of its box; its background and its threads continue to all sides. */
export function CoverDrawing({ name, isMirrored = false }: { name: string; isMirrored?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 200"
      className={joinClasses("size-full overflow-visible", isMirrored && "-scale-x-100")}
    >
      <use href={`${coverSheet}#${name}`} />
    </svg>
  );
}
