import PreviousIcon from "@mui/icons-material/ChevronLeft";
import NextIcon from "@mui/icons-material/ChevronRight";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useListContext } from "react-admin";
import { pagerCopy as copy } from "./copy.ts";

/** Which rows of how many are shown, and the way to the others. */
export function Pager() {
  const { page, perPage, setPage, total = 0, meta, data = [], error } = useListContext();
  if (error || data.length === 0) return null;
  const first = (page - 1) * perPage + 1;
  const last = first + data.length - 1;
  const all = copy.total({ total, isCapped: Boolean(meta?.isCapped) });
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center", justifyContent: "flex-end" }}>
      <Box component="span" sx={{ color: "text.secondary", fontSize: 14 }}>
        {copy.range(first, last, all)}
      </Box>
      <IconButton
        aria-label={copy.previous}
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label={copy.next} disabled={last >= total} onClick={() => setPage(page + 1)}>
        <NextIcon />
      </IconButton>
    </Box>
  );
}
