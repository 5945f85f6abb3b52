import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useLogin } from "react-admin";
import { loginCopy as copy } from "./copy.ts";
import { ProblemAlert } from "./problem-alert.tsx";
import { SignInFrame, SubmitButton } from "./sign-in-frame.tsx";

/** Sign-in in two panels like the site's dialogs; the left one is hidden on small screens. */
export function LoginPage() {
  return (
    <SignInFrame title={copy.title} lead={copy.lead} aside={<Conversation />}>
      <SignInForm />
    </SignInFrame>
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
      <ProblemAlert problem={problem} />
      <TextField name="email" type="email" label={copy.email} autoComplete="username" autoFocus />
      <TextField
        name="password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
      />
      <SubmitButton busy={busy}>{busy ? copy.busy : copy.submit}</SubmitButton>
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
        backgroundColor: "brand.sand",
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
            backgroundColor: from === "visitor" ? "brand.white" : "brand.leaf",
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
