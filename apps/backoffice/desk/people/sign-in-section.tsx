import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type RaRecord, useRefresh } from "react-admin";
import type { DeskPerson } from "../../server/desk/transport/people-shapes.ts";
import { useAction } from "../transport/use-action.ts";
import { peopleCopy as copy } from "./copy.ts";

/** Ends a person's sessions, and turns off two-step sign-in when the phone is lost. */
export function SignInSection({ person }: { person: RaRecord & DeskPerson }) {
  const sessions = useAction("people", copy.signOutFailed);
  const twoStep = useAction("people", copy.twoStepFailed);
  const refresh = useRefresh();

  async function turnOff() {
    await twoStep.act(person.id, "two-step-off", copy.twoStepIsOff);
    refresh();
  }

  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Button
        variant="outlined"
        disabled={sessions.busy}
        onClick={() => sessions.act(person.id, "sign-out", copy.signedOut)}
      >
        {copy.signOut}
      </Button>
      {person.twoStep ? (
        <>
          <Typography>{copy.twoStepText}</Typography>
          <Button variant="outlined" color="error" disabled={twoStep.busy} onClick={turnOff}>
            {copy.twoStepOff}
          </Button>
        </>
      ) : null}
    </Box>
  );
}
