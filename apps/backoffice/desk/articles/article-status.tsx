import type { ArticleStatus } from "../../server/desk/transport/content-shapes.ts";
import { Badge, type Tone } from "../shell/badge.tsx";
import { articleCopy, statusChoices } from "./copy.ts";

const tones: Record<ArticleStatus, Tone> = {
  draft: "quiet",
  scheduled: "waiting",
  published: "done",
};

export function ArticleStatusBadge({ status }: { status: ArticleStatus }) {
  const label = statusChoices.find(({ id }) => id === status)?.name ?? status;
  return <Badge tone={tones[status]} label={label} />;
}

/** Marks an article that came with the software. */
export function SampleBadge() {
  return <Badge tone="quiet" label={articleCopy.sample} />;
}

/** Marks an article whose working copy differs from what the site shows. */
export function ChangesBadge() {
  return <Badge tone="waiting" label={articleCopy.changes} />;
}
