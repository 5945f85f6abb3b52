import Box from "@mui/material/Box";
import type { Feedback } from "../../server/desk/transport/content-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { feedbackCopy as copy } from "./copy.ts";

/** How many readers an article has helped, how many it has not, and what is open. */
export function AnswerCounts({
  helpful,
  unhelpful,
  open,
}: Pick<Feedback, "helpful" | "unhelpful" | "open">) {
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.75 }}>
      <Badge tone="done" label={copy.helped(helpful)} />
      <Badge tone={unhelpful > 0 ? "waiting" : "quiet"} label={copy.unhelpful(unhelpful)} />
      {unhelpful > 0 ? (
        <Badge
          tone={open > 0 ? "waiting" : "done"}
          label={open > 0 ? copy.open(open) : copy.allDone}
        />
      ) : null}
    </Box>
  );
}
