import { brand } from "@crm/brand";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useLogin } from "react-admin";
import { BrandMark } from "./brand-mark.tsx";
import { loginCopy as copy } from "./copy.ts";

/** Sign-in in two panels like the site's dialogs; the left one is hidden on small screens. */
export function LoginPage() {
  return (
    <Box sx={{ display: "grid", minHeight: "100vh", padding: 2, placeItems: "center" }}>
      <Box
        component="main"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr", md: "340px 1fr" },
          width: "100%",
          maxWidth: { xs: 440, md: 860 },
          overflow: "hidden",
          border: 1,
          borderColor: "divider",
          borderRadius: "22px",
          backgroundColor: "background.paper",
        }}
      >
        <Conversation />
        <Box sx={{ padding: { xs: 3, sm: 5 } }}>
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
          <SignInForm />
        </Box>
      </Box>
    </Box>
  );
}

function SignInForm() {
  const login = useLogin();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email")).trim();
    const password = String(form.get("password"));
    if (!email || !password) return setProblem(copy.missing);
    setBusy(true);
    setProblem("");
    await login({ email, password }).catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : copy.failed);
      setBusy(false);
    });
  }

  return (
    <Box component="form" onSubmit={submit} noValidate>
      {problem ? (
        <Alert severity="error" role="alert" sx={{ marginBottom: 1 }}>
          {problem}
        </Alert>
      ) : null}
      <TextField name="email" type="email" label={copy.email} autoComplete="username" autoFocus />
      <TextField
        name="password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
      />
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
      <Typography variant="body2" sx={{ color: "text.secondary", marginTop: 2 }}>
        {copy.forgotten}
      </Typography>
    </Box>
  );
}

function Conversation() {
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: "none", md: "flex" },
        flexDirection: "column",
        justifyContent: "center",
        gap: 1.5,
        padding: 4,
        backgroundColor: brand.colours.sand,
      }}
    >
      {copy.conversation.map(({ text, from }) => (
        <Box
          key={text}
          sx={{
            alignSelf: from === "visitor" ? "flex-start" : "flex-end",
            maxWidth: "88%",
            padding: "10px 14px",
            borderRadius: from === "visitor" ? "4px 14px 14px 14px" : "14px 4px 14px 14px",
            backgroundColor: from === "visitor" ? brand.colours.white : brand.colours.leaf,
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
