import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { useNotifyFailure } from "../../shell/use-notify-failure.ts";
import { request } from "../../transport/request.ts";
import { useMay } from "../../transport/rights.ts";
import { queueCopy as copy } from "./copy.ts";
import { useLeadOptions } from "./use-lead-options.ts";

/** Whether new leads are given to the people of sales in turn. Only administrators see it. */
export function ByTurnSwitch() {
  const { isByTurn } = useLeadOptions();
  const mayConfigure = useMay("leads", "configure");
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  if (!mayConfigure) return null;

  async function change(isOn: boolean) {
    setBusy(true);
    try {
      await request("PUT", "/api/desk/leads/by-turn", { isByTurn: isOn });
      notify(isOn ? copy.byTurnOn : copy.byTurnOff, { type: "success" });
      refresh();
    } catch (error) {
      notifyFailure(error, copy.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormControlLabel
      control={<Switch checked={isByTurn} disabled={isBusy} onChange={(_, isOn) => change(isOn)} />}
      label={copy.byTurn}
    />
  );
}
