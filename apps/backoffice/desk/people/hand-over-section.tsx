import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm, type RaRecord, useNotify, useRefresh } from "react-admin";
import type { HandOverAnswer, PersonDetail } from "../../server/desk/transport/people-shapes.ts";
import { useLeadOptions } from "../leads/queue/use-lead-options.ts";
import { pagerCopy } from "../shell/copy.ts";
import { TryAgain } from "../shell/try-again.tsx";
import { request } from "../transport/request.ts";
import { peopleCopy as copy } from "./copy.ts";

/** Gives a person's open leads to somebody else, such as before the person leaves. */
export function HandOverSection({ person }: { person: RaRecord & PersonDetail }) {
  const { owners, isLoaded, error } = useLeadOptions();
  const [ownerId, setOwner] = useState("");
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const others = owners.filter(({ id }) => id !== person.id);
  const ownerName = others.find(({ id }) => id === ownerId)?.name ?? "";
  const openLeads = pagerCopy.total(person.openLeads);

  function ask(event: FormEvent) {
    event.preventDefault();
    setConfirming(true);
  }

  /** The question stays open meanwhile, so that the person can't be removed before it is done. */
  async function handOver() {
    setBusy(true);
    try {
      const path = `/api/desk/people/${encodeURIComponent(person.id)}/hand-over`;
      const { handedOver } = await request<HandOverAnswer>("POST", path, { ownerId });
      notify(copy.handedOver(handedOver, ownerName), { type: "success" });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : "";
      notify(copy.handOverFailed(reason), { type: "error", autoHideDuration: null });
    } finally {
      setBusy(false);
      setConfirming(false);
      refresh();
    }
  }

  if (error) return <TryAgain error={error} />;
  return (
    <Box component="form" onSubmit={ask} sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Typography>{copy.openLeads(openLeads)}</Typography>
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
          <Button type="submit" variant="outlined" disabled={ownerId === ""}>
            {copy.handOver}
          </Button>
          <Confirm
            isOpen={isConfirming}
            loading={busy}
            title={copy.handOverTitle(ownerName)}
            content={copy.handOverText(openLeads)}
            confirm={copy.handOver}
            onConfirm={handOver}
            onClose={() => setConfirming(busy)}
          />
        </>
      )}
    </Box>
  );
}
