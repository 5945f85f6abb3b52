import Box from "@mui/material/Box";
import type { Feedback } from "../../server/desk/transport/content-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { feedbackCopy as copy } from "./copy.ts";

/** How many readers an article has helped, and how many it has not. */
export function AnswerCounts({ helpful, unhelpful }: Pick<Feedback, "helpful" | "unhelpful">) {
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.75 }}>
      <Badge tone="done" label={copy.helped(helpful)} />
      <Badge tone={unhelpful > 0 ? "waiting" : "quiet"} label={copy.unhelpful(unhelpful)} />
    </Box>
  );
}
