import { type RaRecord, useRedirect, useRefresh } from "react-admin";
import type { Action } from "../../transport/data-provider.ts";
import { useAction } from "../../transport/use-action.ts";
import { articleCopy as copy } from "../copy.ts";

/** Runs an action on a saved article, shows the outcome and reloads the article. */
export function useArticleAction() {
  const { act } = useAction("articles", copy.actionFailed);
  const redirect = useRedirect();
  const refresh = useRefresh();
  return async (id: RaRecord["id"], action: Action, done: string, body?: { at: string }) => {
    const isDone = await act(id, action, done, body);
    // A new article's own page opens next.
    redirect("edit", "articles", id);
    if (isDone) refresh();
  };
}
