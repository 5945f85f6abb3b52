import Alert from "@mui/material/Alert";
import { useMay } from "../transport/rights.ts";
import { useSession } from "../transport/use-session.ts";
import { mailCopy as copy } from "./copy.ts";

/** Explains to people with access to the outbox why no mail is sent. */
export function NoServerNotice() {
  const session = useSession();
  const mayRead = useMay("outbox", "read");
  if (session?.mailServer !== false || !mayRead) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 1 }}>
      {copy.noServer}
    </Alert>
  );
}
