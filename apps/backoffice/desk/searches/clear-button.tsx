import Button from "@mui/material/Button";
import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { SearchMiss } from "../../server/desk/shapes.ts";
import type { DeskProvider } from "../transport/data-provider.ts";
import { searchesCopy as copy } from "./copy.ts";

/** Takes a search off the list: there is an answer now, or it needs none. */
export function ClearButton({ id, term }: Pick<SearchMiss, "id" | "term">) {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function clear() {
    setBusy(true);
    try {
      await provider.act("searches", id, "clear");
      notify(copy.cleared(term), { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : copy.failed, { type: "error" });
    } finally {
      setBusy(false);
      refresh();
    }
  }

  return (
    <Button
      variant="outlined"
      size="small"
      disabled={busy}
      aria-label={copy.clearNamed(term)}
      onClick={clear}
    >
      {copy.clear}
    </Button>
  );
}
