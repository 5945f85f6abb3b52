import TextField from "@mui/material/TextField";
import type { Ref } from "react";
import { codeCopy as copy } from "./copy.ts";

/** For the six digits of an authenticator app, or a recovery code, which has letters. */
export function CodeField({ inputRef }: { inputRef?: Ref<HTMLInputElement> }) {
  return (
    <TextField
      {...(inputRef && { inputRef })}
      name="code"
      label={copy.code}
      autoComplete="one-time-code"
      autoFocus
      slotProps={{ htmlInput: { autoCapitalize: "none", spellCheck: false, maxLength: 40 } }}
    />
  );
}
