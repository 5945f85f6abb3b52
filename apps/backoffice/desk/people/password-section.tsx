import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { type RaRecord, useDataProvider, useNotify } from "react-admin";
import type { ChangedPerson, DeskPerson } from "../../server/desk/transport/people-shapes.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import type { DeskProvider } from "../transport/data-provider.ts";
import { peopleCopy as copy } from "./copy.ts";
import { LinkDialog } from "./link-dialog.tsx";

/** Makes a link with which the person chooses a password: the first one, or a new one. */
export function PasswordSection({ person }: { person: RaRecord & DeskPerson }) {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<string>();

  async function make(send: "mail" | "link") {
    setBusy(true);
    try {
      const answer = await provider.act<RaRecord & ChangedPerson>("people", person.id, "link", {
        send,
      });
      if (answer.link) setLink(answer.link);
      else notify(copy.mailed(person.email), { type: "success" });
    } catch (error) {
      notifyFailure(error, copy.linkFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Typography sx={{ marginBottom: 1.5 }}>
        {person.isInvited ? copy.invitationText : copy.passwordText}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" disabled={busy} onClick={() => make("mail")}>
          {copy.mailLink}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => make("link")}>
          {copy.showLink}
        </Button>
      </Box>
      {link ? (
        <LinkDialog name={person.name} link={link} onClose={() => setLink(undefined)} />
      ) : null}
    </>
  );
}
