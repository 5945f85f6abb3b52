import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import SnackbarContent from "@mui/material/SnackbarContent";
import { useState } from "react";
import { useCloseNotification, useNotify, useRefresh } from "react-admin";
import type { BulkReport, QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import type { LeadStatus, LostReason } from "../../../server/leads/lead-status.ts";
import { useNotifyFailure } from "../../shell/use-notify-failure.ts";
import { request } from "../../transport/request.ts";
import { queueCopy as copy } from "./copy.ts";
import { describeFailed } from "./describe-failed.ts";

/** What a person changes in rows. */
export interface RowChange {
  status?: LeadStatus;
  lostReason?: LostReason | null;
  ownerId?: string | null;
  nextStep?: string | null;
  nextStepAt?: string | null;
}

const undoMs = 8_000;

/**
 * Changes leads and shows the outcome once the server has answered, with a button that changes them
 * back. Then the list is loaded again, so that it contains exactly the leads of its view.
 */
export function useLeadChange() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function run(change: () => Promise<void>) {
    setBusy(true);
    try {
      await change();
    } catch (error) {
      notifyFailure(error, copy.failed);
    } finally {
      setBusy(false);
      refresh();
    }
  }

  /** @param problem which leads were not changed; it stays until the next click or Escape */
  function notifyDone(
    text: string,
    before: QueuedLead[],
    changed: QueuedLead[],
    sent: RowChange,
    problem?: string,
  ) {
    const undo = () =>
      run(() => changeBack(before, changed, sent).then((failed) => reportUndone(failed, before)));
    const message = problem ? <Warning text={`${text} ${problem}`} /> : text;
    notify(<SnackbarContent message={message} action={<UndoButton onUndo={undo} />} />, {
      autoHideDuration: problem ? null : undoMs,
    });
  }

  function reportUndone(failed: BulkReport["failed"], leads: QueuedLead[]) {
    if (failed.length === 0) notify(copy.undone, { type: "success" });
    else notifyFailure(new Error(describeFailed(failed, leads)), copy.failed);
  }

  return {
    isBusy,
    changeOne: (lead: QueuedLead, change: RowChange, done: string) =>
      run(async () => {
        const body = { changedAt: lead.changedAt, ...change };
        const changed = await request<QueuedLead>("PATCH", `/api/desk/leads/${lead.id}`, body);
        notifyDone(done, [lead], [changed], change);
      }),
    /** @returns the ids of the leads that were not changed */
    async changeMany(leads: QueuedLead[], change: RowChange): Promise<string[]> {
      let unchanged = leads.map(({ id }) => id);
      await run(async () => {
        const { changed, failed } = await changeAll(leads, change);
        unchanged = failed.map(({ id }) => id);
        const problem = failed.length > 0 ? describeFailed(failed, leads) : undefined;
        // One notification: a second one would appear only when the first has gone.
        if (changed.length > 0) {
          notifyDone(copy.changed(changed.length), leads, changed, change, problem);
        } else if (problem) notifyFailure(new Error(problem), copy.failed);
      });
      return unchanged;
    },
  };
}

function Warning({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: "flex", gap: 1 }}>
      <WarningIcon fontSize="small" sx={{ color: "warning.light" }} />
      {text}
    </Box>
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {copy.undo}
    </Button>
  );
}

function changeAll(leads: QueuedLead[], change: RowChange): Promise<BulkReport> {
  const seen = leads.map(({ id, changedAt }) => ({ id, changedAt }));
  return request("POST", "/api/desk/leads/bulk", { leads: seen, ...change });
}

/** Gives the changed leads their earlier values, those with equal values together. */
async function changeBack(
  before: QueuedLead[],
  changed: QueuedLead[],
  sent: RowChange,
): Promise<BulkReport["failed"]> {
  const failed: BulkReport["failed"] = [];
  const groups = Map.groupBy(changed, ({ id }) => {
    const lead = before.find((one) => one.id === id);
    return JSON.stringify(lead ? earlierValues(lead, sent) : {});
  });
  for (const [values, leads] of groups) {
    failed.push(...(await changeAll(leads, JSON.parse(values))).failed);
  }
  return failed;
}

/** Closing a lead also clears its next step. */
function earlierValues(lead: QueuedLead, { status, ownerId }: RowChange): RowChange {
  return {
    ...(status !== undefined && {
      status: lead.status,
      lostReason: lead.lostReason,
      nextStep: lead.nextStep,
      nextStepAt: lead.nextStepAt,
    }),
    ...(ownerId !== undefined && { ownerId: lead.owner?.id ?? null }),
  };
}
