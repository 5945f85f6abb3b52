import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ArticlePreview } from "../../../server/desk/transport/editing-shapes.ts";
import { requestQuietly } from "../../transport/request.ts";

/** How often to look for a colleague's text and a new link. After each save of this page it looks at once. Milliseconds. */
const lookEveryMs = 60_000;

/** A shown link is replaced before it expires. Milliseconds. */
const renewMs = 10 * 60_000;

/** For `invalidateQueries` after a save. */
export const previewKey = (id: string) => ["articles", "preview", id];

/**
 * The preview of a saved article: `newest` is for links that people copy or open. `shown` is for frames
 * and pictures; it changes with the text, so that they do not load again for every new link.
 */
export function usePreview(id: string) {
  const { data, error } = useQuery({
    queryKey: previewKey(id),
    queryFn: () => requestQuietly<ArticlePreview>("GET", `/api/desk/articles/${id}/preview`),
    refetchInterval: lookEveryMs,
  });
  const shown = useRef<ArticlePreview>(undefined);
  const isOld = Date.parse(shown.current?.until ?? "") < Date.now() + renewMs;
  if (data && (isOld || data.stamp !== shown.current?.stamp)) shown.current = data;
  return { newest: data, shown: shown.current, error };
}
