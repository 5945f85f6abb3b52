import type { ArticleLink } from "../../../backend/articles.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { chooseCover, type Ground, type Motif } from "./choose-cover.ts";
import { motifs } from "./motifs.tsx";

const grounds: Record<Ground, string> = {
  sand: "chat-paper",
  leaf: "bg-leaf",
  gold: "bg-gold-soft",
  deep: "bg-green",
  white: "bg-mint",
};

/** Drawings with a tick or a rupee sign, which can't be mirrored. */
const hasSign: ReadonlySet<Motif> = new Set<Motif>(["rupee", "board", "parcel"]);

/** A post's picture; a post without one gets a drawing for its topic. */
export function ArticleCover({
  article: { image, title, category },
  className,
}: {
  article: Pick<ArticleLink, "image" | "title" | "category">;
  className?: string;
}) {
  if (image) {
    return (
      <img
        src={image}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        className={joinClasses("w-full bg-white object-cover", className)}
      />
    );
  }
  const { motif, ground, isMirrored, variant } = chooseCover({ title, category: category?.name });
  return (
    <div aria-hidden="true" className={joinClasses("overflow-hidden", grounds[ground], className)}>
      <CoverDrawing motif={motif} variant={variant} isMirrored={isMirrored} />
    </div>
  );
}

/** A drawing in the middle of its box; its thread continues to both sides. */
export function CoverDrawing({
  motif,
  variant,
  isMirrored = false,
}: {
  motif: Motif;
  variant: number;
  isMirrored?: boolean;
}) {
  const turn = isMirrored && !hasSign.has(motif) && "-scale-x-100";
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 200"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses("size-full overflow-visible", turn)}
    >
      {motifs[motif](variant)}
    </svg>
  );
}
