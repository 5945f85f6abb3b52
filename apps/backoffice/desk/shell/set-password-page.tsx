import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type FormEvent, useEffect, useState } from "react";
import { darkTheme, lightTheme } from "../theme/theme.ts";
import { asJson, send } from "../transport/send.ts";
import { setPasswordCopy as copy, loginCopy, passwordCopy } from "./copy.ts";
import { ProblemAlert } from "./problem-alert.tsx";
import { SignInFrame, SubmitButton } from "./sign-in-frame.tsx";

interface OpenedLink {
  purpose: "invitation" | "password";
  email: string;
  name: string;
}

/** Nobody is signed in, so nobody has chosen one: it follows the device. */
const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };

/** What a link from an invitation or for a lost password opens. Its token is after the #. */
export function SetPasswordPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [link, setLink] = useState<OpenedLink>();
  const [invalid, setInvalid] = useState("");
  const [isDone, setDone] = useState(false);
  const isDark = useMediaQuery("(prefers-color-scheme: dark)");
  useEffect(() => {
    // The address stays in the browser's history, so it must not keep the token.
    window.history.replaceState(null, "", window.location.pathname);
    post<OpenedLink>("/api/desk/link", { token }).then(setLink, (error: Error) =>
      setInvalid(error.message),
    );
  }, [token]);

  return (
    <ThemeProvider theme={themes[isDark ? "dark" : "light"]}>
      <CssBaseline />
      {isDone ? (
        <SignInFrame title={copy.done} lead={copy.doneLead}>
          <SignInLink />
        </SignInFrame>
      ) : invalid ? (
        <SignInFrame title={copy.invalid} lead="">
          <Alert severity="warning" role="alert" sx={{ marginBottom: 2 }}>
            {invalid}
          </Alert>
          <SignInLink />
        </SignInFrame>
      ) : link ? (
        <SignInFrame title={copy[link.purpose]} lead={copy[`${link.purpose}Lead`](link.email)}>
          <PasswordForm link={link} token={token} onDone={() => setDone(true)} />
        </SignInFrame>
      ) : (
        <SignInFrame title={copy.password} lead={copy.loading}>
          {null}
        </SignInFrame>
      )}
    </ThemeProvider>
  );
}

function PasswordForm({
  link,
  token,
  onDone,
}: {
  link: OpenedLink;
  token: string;
  onDone: () => void;
}) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = form.get("name");
    setBusy(true);
    setProblem("");
    try {
      const chosen = { token, newPassword: form.get("next"), ...(name !== null && { name }) };
      await post("/api/desk/link/password", chosen);
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : passwordCopy.failed);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <ProblemAlert problem={problem} />
      {link.purpose === "invitation" ? (
        <TextField name="name" label={copy.name} defaultValue={link.name} autoComplete="name" />
      ) : null}
      {/* For password managers, which store the password under it. */}
      <input hidden name="email" value={link.email} autoComplete="username" readOnly />
      <TextField
        name="next"
        type="password"
        label={passwordCopy.next}
        helperText={passwordCopy.nextHelp}
        autoComplete="new-password"
        autoFocus
      />
      <SubmitButton busy={busy}>{busy ? copy.busy : copy.submit}</SubmitButton>
    </form>
  );
}

function SignInLink() {
  return (
    <Button variant="contained" size="large" fullWidth href="/admin">
      {loginCopy.submit}
    </Button>
  );
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return send<Answer>({ method: "POST", path, ...asJson(body) });
}
