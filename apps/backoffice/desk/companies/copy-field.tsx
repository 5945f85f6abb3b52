import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { keysCopy as copy } from "./copy.ts";

/** A text that people copy. Without access to the clipboard it is selected for Ctrl+C. */
export function CopyField({
  label,
  value,
  copyLabel,
}: {
  label: string;
  value: string;
  copyLabel: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState("");

  async function copyValue() {
    input.current?.select();
    // There is no clipboard on an http address other than localhost.
    const isCopied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? copy.copied : copy.notCopied);
  }

  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <TextField
        inputRef={input}
        label={label}
        value={value}
        multiline
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, sx: codeSx } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Button variant="outlined" onClick={() => void copyValue()}>
          {copyLabel}
        </Button>
        <span role="status">{outcome}</span>
      </Box>
    </Box>
  );
}

const codeSx = { fontFamily: "ui-monospace, Menlo, Consolas, monospace", fontSize: 14 };
