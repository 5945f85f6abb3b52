import { type RaRecord, useDataProvider, useNotify, useRedirect, useRefresh } from "react-admin";
import type { Article } from "../../server/desk/shapes.ts";
import type { Action, DeskProvider } from "../transport/data-provider.ts";
import { articleCopy as copy } from "./copy.ts";

/** Does something to a saved article, says how it went and shows it as it is then. */
export function useArticleAction() {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  return async (id: RaRecord["id"], action: Action, done: string, body?: { at: string }) => {
    try {
      await provider.act<RaRecord & Article>("articles", id, action, body);
      notify(done, { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : copy.actionFailed, { type: "error" });
    }
    // Where it was just created, its own page comes next.
    redirect("edit", "articles", id);
    refresh();
  };
}
