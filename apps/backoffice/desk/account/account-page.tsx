import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useState } from "react";
import { Loading, Title } from "react-admin";
import type { Account } from "../../server/desk/transport/people-shapes.ts";
import { passwordCopy } from "../shell/copy.ts";
import { FormSection } from "../shell/form-section.tsx";
import { PasswordDialog } from "../shell/password-dialog.tsx";
import { request } from "../transport/request.ts";
import { accountPageCopy as copy } from "./copy.ts";
import { NameForm } from "./name-form.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoStepSection } from "./two-step-section.tsx";

/** One's own name, password, two-step sign-in and sessions. */
export function AccountPage() {
  const [account, setAccount] = useState<Account>();
  const [problem, setProblem] = useState("");
  const [changing, setChanging] = useState(false);
  const load = useCallback(() => {
    request<Account>("GET", "/api/desk/account").then(
      (loaded) => {
        setAccount(loaded);
        setProblem("");
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : copy.failed),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 720 }}>
      <Title title={copy.title} />
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {account ? (
        <>
          <Box>
            <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
              {account.name}
            </Typography>
            <Typography sx={{ color: "text.secondary" }}>{account.email}</Typography>
          </Box>
          <FormSection title={copy.name}>
            <NameForm name={account.name} onSaved={load} />
          </FormSection>
          <FormSection title={copy.password}>
            <Typography sx={{ marginBottom: 1.5 }}>{copy.passwordText}</Typography>
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {passwordCopy.open}
            </Button>
          </FormSection>
          <FormSection title={copy.twoStep}>
            <TwoStepSection isOn={account.twoStep} onChanged={load} />
          </FormSection>
          <FormSection title={copy.sessions}>
            <SessionList sessions={account.sessions} onChanged={load} />
          </FormSection>
        </>
      ) : problem ? null : (
        <Loading />
      )}
      <PasswordDialog
        open={changing}
        onClose={() => {
          setChanging(false);
          load();
        }}
      />
    </Box>
  );
}
