import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { postponeSignIn, resumeSignIn } from "../transport/sign-in-again.ts";
import { useInterruption } from "../transport/use-interruption.ts";
import { signInAgainCopy as copy, loginCopy } from "./copy.ts";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";

/** Shows the password dialog after the session has ended, and a notice after "Not now". */
export function SignInAgain() {
  const interruption = useInterruption();
  if (!interruption) return null;
  const { otherPerson = copy.ended, isDialogOpen } = interruption;
  if (isDialogOpen)
    return <SignInAgainDialog interruption={interruption} onClose={postponeSignIn} />;
  return (
    <Alert
      severity="warning"
      sx={{ marginBottom: 2 }}
      action={
        <Button onClick={resumeSignIn} sx={{ whiteSpace: "nowrap" }}>
          {loginCopy.submit}
        </Button>
      }
    >
      {otherPerson} {copy.postponed}
    </Alert>
  );
}
