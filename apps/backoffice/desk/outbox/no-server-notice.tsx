import Alert from "@mui/material/Alert";
import { useSession } from "../transport/use-session.ts";
import { mailCopy as copy } from "./copy.ts";

/** Tells people who see the outbox why nothing leaves it. */
export function NoServerNotice() {
  const session = useSession();
  if (session?.mailServer !== false || !session.may.includes("outbox")) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 1 }}>
      {copy.noServer}
    </Alert>
  );
}
