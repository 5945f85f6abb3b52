import Button from "@mui/material/Button";
import { useRefresh } from "react-admin";
import type { SearchMiss } from "../../server/desk/transport/content-shapes.ts";
import { useAction } from "../transport/use-action.ts";
import { searchesCopy as copy } from "./copy.ts";

/** Removes a search from the list, because an article answers it now or it needs none. */
export function ClearButton({ id, term }: Pick<SearchMiss, "id" | "term">) {
  const { act, busy } = useAction("searches", copy.failed);
  const refresh = useRefresh();

  async function clear() {
    await act(id, "clear", copy.cleared(term));
    refresh();
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
