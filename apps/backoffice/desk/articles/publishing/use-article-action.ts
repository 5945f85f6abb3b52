import { type RaRecord, useRedirect, useRefresh } from "react-admin";
import type { Action } from "../../transport/data-provider.ts";
import { useAction } from "../../transport/use-action.ts";
import { articleCopy as copy } from "../copy.ts";

/** Does something to a saved article, says how it went and shows it as it is then. */
export function useArticleAction() {
  const { act } = useAction("articles", copy.actionFailed);
  const redirect = useRedirect();
  const refresh = useRefresh();
  return async (id: RaRecord["id"], action: Action, done: string, body?: { at: string }) => {
    const isDone = await act(id, action, done, body);
    // Where it was just created, its own page comes next.
    redirect("edit", "articles", id);
    if (isDone) refresh();
  };
}
