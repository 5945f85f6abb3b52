import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type RaRecord, useRefresh } from "react-admin";
import type { Lead } from "../../server/desk/transport/lead-shapes.ts";
import { useMay } from "../transport/rights.ts";
import { useAction } from "../transport/use-action.ts";
import { leadCopy as copy } from "./copy.ts";

/** Says why a lead is held for review, and releases it once a person has looked at it. */
export function HeldNotice({
  lead,
  reason,
}: {
  lead: RaRecord & Lead;
  reason: NonNullable<Lead["review"]>;
}) {
  const { act, busy } = useAction("leads", copy.releaseFailed);
  const refresh = useRefresh();
  const mayRelease = useMay("leads", "change");

  async function release() {
    await act(lead.id, "release", copy.released);
    refresh();
  }

  return (
    <Alert severity="warning">
      <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
        <span>
          {copy.heldReasons[reason]} {lead.kind === "demo" ? copy.heldMail : null}
        </span>
        {mayRelease ? (
          <Button variant="contained" disabled={busy} onClick={release}>
            {copy.release}
          </Button>
        ) : null}
      </Box>
    </Alert>
  );
}
