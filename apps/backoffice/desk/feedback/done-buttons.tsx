import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRefresh } from "react-admin";
import type { FeedbackDetail } from "../../server/desk/transport/content-shapes.ts";
import { useMay } from "../transport/rights.ts";
import { useAction } from "../transport/use-action.ts";
import { feedbackCopy as copy } from "./copy.ts";

/** Marks the answers of readers whom an article did not help as dealt with, and undoes it. */
export function DoneButtons({ feedback: { id, open, done } }: { feedback: FeedbackDetail }) {
  const maySettle = useMay("feedback", "settle");
  const { act, busy } = useAction("feedback", copy.failed);
  const refresh = useRefresh();

  async function run(action: "done" | "reopen", message: string) {
    if (await act(id, action, message)) refresh();
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", marginTop: 2 }}>
      {maySettle && open > 0 ? (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void run("done", copy.markedDone)}
        >
          {copy.markDone}
        </Button>
      ) : null}
      {done ? <Typography>{copy.doneBy(done.by, formatDateTime(done.at))}</Typography> : null}
      {maySettle && done ? (
        <Button disabled={busy} onClick={() => void run("reopen", copy.reopened)}>
          {copy.reopen}
        </Button>
      ) : null}
    </Box>
  );
}
