import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useNotify } from "react-admin";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { request } from "../transport/request.ts";
import { currentSession, renewSession } from "../transport/session.ts";
import { accountPageCopy as copy } from "./copy.ts";

/** The name that others see beside leads and in the record of who did what. */
export function NameForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await request("PUT", "/api/desk/account", { name: typed });
      const person = currentSession()?.person;
      if (person) renewSession(person);
      notify(copy.nameSaved, { type: "success" });
      onSaved();
    } catch (error) {
      notifyFailure(error, copy.notSaved);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <TextField
        label={copy.name}
        value={typed}
        autoComplete="name"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={busy || typed.trim() === name}>
        {copy.saveName}
      </Button>
    </Box>
  );
}
