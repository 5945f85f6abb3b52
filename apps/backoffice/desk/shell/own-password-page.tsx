import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useLogout, useNotify } from "react-admin";
import { clearSession } from "../transport/session.ts";
import { useSession } from "../transport/use-session.ts";
import { ownPasswordCopy as copy, passwordCopy } from "./copy.ts";
import { PasswordFields, usePasswordChange } from "./password-form.tsx";
import { SignInFrame, SubmitButton } from "./sign-in-frame.tsx";

/** Shows the desk, or first a page for choosing an own password if the person must do that. */
export function RequireOwnPassword({ children }: { children: ReactNode }) {
  const session = useSession();
  const [changed, setChanged] = useState(false);
  // Until the session is known, the desk must not send requests that the server would reject.
  if (!session) return null;
  if (changed || !session.mustChangePassword) return children;
  return <OwnPasswordPage onChanged={() => setChanged(true)} />;
}

function OwnPasswordPage({ onChanged }: { onChanged: () => void }) {
  const notify = useNotify();
  const logout = useLogout();
  const { problem, busy, submit } = usePasswordChange(() => {
    clearSession();
    onChanged();
    notify(passwordCopy.done, { type: "success" });
  });

  return (
    <SignInFrame title={copy.title} lead={copy.lead}>
      <form onSubmit={submit}>
        <PasswordFields current={copy.current} problem={problem} />
        <SubmitButton busy={busy}>{busy ? copy.busy : copy.submit}</SubmitButton>
        <Button fullWidth onClick={() => logout()} sx={{ marginTop: 1 }}>
          {copy.signOut}
        </Button>
      </form>
    </SignInFrame>
  );
}
