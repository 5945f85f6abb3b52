import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useLogin } from "react-admin";
import { sendCode, sendPassword } from "../transport/sign-in.ts";
import { CodeField } from "./code-field.tsx";
import { codeCopy, loginCopy as copy, lostPasswordCopy } from "./copy.ts";
import { LostPasswordForm } from "./lost-password-form.tsx";
import { ProblemAlert } from "./problem-alert.tsx";
import { SignInFrame, SubmitButton } from "./sign-in-frame.tsx";

type Step = "password" | "code" | "lost";

const titles = { password: copy, code: codeCopy, lost: lostPasswordCopy };

/** Sign-in in two panels like the site's dialogs; the left one is hidden on small screens. */
export function LoginPage() {
  const [step, setStep] = useState<Step>("password");
  return (
    <SignInFrame {...titles[step]} aside={<Conversation />}>
      {step === "lost" ? (
        <LostPasswordForm onBack={() => setStep("password")} />
      ) : (
        <SignInForm key={step} step={step} onStep={setStep} />
      )}
    </SignInFrame>
  );
}

function SignInForm({ step, onStep }: { step: "password" | "code"; onStep: (step: Step) => void }) {
  const login = useLogin();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? "");
    const credentials = { email: typed("email").trim(), password: typed("password") };
    const isCode = step === "code";
    if (isCode && !typed("code").trim()) return setProblem(codeCopy.missing);
    if (!isCode && !(credentials.email && credentials.password)) return setProblem(copy.missing);
    setBusy(true);
    setProblem("");
    try {
      if (isCode) await sendCode(typed("code"));
      else if ((await sendPassword(credentials)).needsCode) return onStep("code");
      await login({});
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.failed);
      setBusy(false);
    }
  }

  return (
    <Box component="form" onSubmit={submit} noValidate>
      <ProblemAlert problem={problem} />
      {step === "code" ? <CodeField /> : <PasswordFields />}
      <SubmitButton busy={busy}>{busy ? copy.busy : copy.submit}</SubmitButton>
      <Button
        fullWidth
        sx={{ marginTop: 1 }}
        onClick={() => onStep(step === "code" ? "password" : "lost")}
      >
        {step === "code" ? codeCopy.back : copy.forgotten}
      </Button>
    </Box>
  );
}

function PasswordFields() {
  return (
    <>
      <TextField name="email" type="email" label={copy.email} autoComplete="username" autoFocus />
      <TextField
        name="password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
      />
    </>
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
