import { brand } from "@crm/brand";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useLogout, useNotify } from "react-admin";
import { clearSession } from "../transport/session.ts";
import { useSession } from "../transport/use-session.ts";
import { BrandMark } from "./brand-mark.tsx";
import { ownPasswordCopy as copy, passwordCopy } from "./copy.ts";
import { PasswordFields, usePasswordChange } from "./password-form.tsx";

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
    <Box sx={{ display: "grid", minHeight: "100vh", padding: 2, placeItems: "center" }}>
      <Box
        component="main"
        sx={{
          width: "100%",
          maxWidth: 480,
          padding: { xs: 3, sm: 5 },
          border: 1,
          borderColor: "divider",
          borderRadius: "22px",
          backgroundColor: "background.paper",
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, marginBottom: 4 }}>
          <BrandMark />
          <Typography sx={{ fontWeight: 650, fontSize: 20 }}>{brand.product.name}</Typography>
        </Box>
        <Typography variant="h4" component="h1">
          {copy.title}
        </Typography>
        <Typography sx={{ color: "text.secondary", marginTop: 0.5, marginBottom: 2 }}>
          {copy.lead}
        </Typography>
        <form onSubmit={submit}>
          <PasswordFields current={copy.current} problem={problem} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={busy}
            sx={{ marginTop: 2 }}
          >
            {busy ? copy.busy : copy.submit}
          </Button>
          <Button fullWidth onClick={() => logout()} sx={{ marginTop: 1 }}>
            {copy.signOut}
          </Button>
        </form>
      </Box>
    </Box>
  );
}
