import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { type RaRecord, useNotify, useRefresh } from "react-admin";
import type { HandOverAnswer, PersonDetail } from "../../server/desk/transport/people-shapes.ts";
import { useLeadOptions } from "../leads/queue/use-lead-options.ts";
import { pagerCopy } from "../shell/copy.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { request } from "../transport/request.ts";
import { peopleCopy as copy } from "./copy.ts";

/** Gives a person's open leads to somebody else, such as before the person leaves. */
export function HandOverSection({ person }: { person: RaRecord & PersonDetail }) {
  const { owners, isLoaded } = useLeadOptions();
  const [ownerId, setOwner] = useState("");
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const others = owners.filter(({ id }) => id !== person.id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const path = `/api/desk/people/${encodeURIComponent(person.id)}/hand-over`;
      const { handedOver } = await request<HandOverAnswer>("POST", path, { ownerId });
      const name = others.find(({ id }) => id === ownerId)?.name ?? "";
      notify(copy.handedOver(handedOver, name), { type: "success" });
    } catch (error) {
      notifyFailure(error, copy.handOverFailed);
    } finally {
      setBusy(false);
      refresh();
    }
  }

  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}
    >
      <Typography>{copy.openLeads(pagerCopy.total(person.openLeads))}</Typography>
      {isLoaded && others.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{copy.nobodyElse}</Typography>
      ) : (
        <>
          <TextField
            select
            label={copy.newOwner}
            value={ownerId}
            onChange={({ target }) => setOwner(target.value)}
          >
            {others.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="outlined" disabled={busy || ownerId === ""}>
            {copy.handOver}
          </Button>
        </>
      )}
    </Box>
  );
}
