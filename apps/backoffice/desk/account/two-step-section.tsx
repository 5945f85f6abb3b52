import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { TwoStepSetup } from "../../server/desk/transport/people-shapes.ts";
import { request } from "../transport/request.ts";
import { accountPageCopy as copy } from "./copy.ts";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodesDialog, SetupDialog } from "./setup-dialog.tsx";

type Question = "on" | "off" | "codes";

/** Turns two-step sign-in on and off. Each change asks for the password first. */
export function TwoStepSection({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const notify = useNotify();
  const [question, setQuestion] = useState<Question>();
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [codes, setCodes] = useState<string[]>();

  async function answer(asked: Question, password: string) {
    if (asked === "on") {
      setSetup(await request<TwoStepSetup>("POST", "/api/desk/account/two-step", { password }));
    } else if (asked === "codes") {
      const path = "/api/desk/account/recovery-codes";
      setCodes(
        (await request<{ recoveryCodes: string[] }>("POST", path, { password })).recoveryCodes,
      );
    } else {
      await request("POST", "/api/desk/account/two-step/off", { password });
      notify(copy.turnedOff, { type: "success" });
      onChanged();
    }
    setQuestion(undefined);
  }

  return (
    <>
      <Typography sx={{ marginBottom: 1.5 }}>{isOn ? copy.isOn : copy.twoStepText}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {isOn ? (
          <>
            <Button variant="outlined" onClick={() => setQuestion("codes")}>
              {copy.newCodes}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setQuestion("off")}>
              {copy.turnOff}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => setQuestion("on")}>
            {copy.turnOn}
          </Button>
        )}
      </Box>
      {question ? (
        <PasswordQuestion
          title={copy.confirmTitle[question]}
          text={copy.confirmText[question]}
          onAnswer={(password) => answer(question, password)}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
      {setup ? (
        <SetupDialog
          setup={setup}
          onClose={() => setSetup(undefined)}
          onDone={() => {
            setSetup(undefined);
            notify(copy.turnedOn, { type: "success" });
            onChanged();
          }}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} /> : null}
    </>
  );
}
