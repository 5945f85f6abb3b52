import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import type { PictureDetail } from "../../server/desk/transport/picture-shapes.ts";
import { maxAltLength } from "../../server/media/picture-limits.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { request } from "../transport/request.ts";
import { mediaCopy as copy } from "./copy.ts";

/** What a picture shows, for the places that it gets next. */
export function AltForm({ picture: { id, alt } }: { picture: PictureDetail }) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(alt);
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await request("PUT", `/api/desk/pictures/${encodeURIComponent(id)}`, { alt: typed });
      notify(copy.altSaved, { type: "success" });
      refresh();
    } catch (error) {
      notifyFailure(error, copy.altFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box component="form" onSubmit={(event) => void save(event)}>
      <TextField
        label={copy.alt}
        helperText={copy.altHelp}
        value={typed}
        multiline
        fullWidth
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: maxAltLength } }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || typed.trim() === alt}>
        {copy.altSave}
      </Button>
    </Box>
  );
}
