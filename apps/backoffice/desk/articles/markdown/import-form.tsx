import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import type { ImportReport } from "../../../server/articles/markdown/import-shapes.ts";
import type { ImportAnswer } from "../../../server/desk/transport/content-shapes.ts";
import { ProblemAlert } from "../../shell/problem-alert.tsx";
import { upload } from "../../transport/request.ts";
import { markdownCopy as copy } from "./copy.ts";
import { ImportReportView } from "./import-report.tsx";

/** Long enough for 10,000 articles; the server sends spaces meanwhile. Milliseconds. */
const importTimeoutMs = 60 * 60_000;

/** Chooses a zip, checks it, and imports it as it was checked. */
export function ImportForm() {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [existing, setExisting] = useState<keyof typeof copy.existingChoices>("workingCopy");
  const [status, setStatus] = useState<keyof typeof copy.statusChoices>("draft");
  const [running, setRunning] = useState<"dry" | "import">();
  const [report, setReport] = useState<ImportReport>();
  const [problem, setProblem] = useState("");

  async function run(kind: "dry" | "import") {
    if (!file) return;
    setRunning(kind);
    setProblem("");
    setReport(undefined);
    const query = new URLSearchParams({ run: kind, existing, status });
    try {
      const path = `/api/desk/articles/import?${query}`;
      const answer = await upload<ImportAnswer>(path, file, { timeoutMs: importTimeoutMs });
      if ("problem" in answer) setProblem(answer.problem);
      else setReport(answer.report);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(undefined);
  }

  /** A report is only true for the choices that it was made with. */
  const change = (apply: () => void) => () => {
    apply();
    setReport(undefined);
    setProblem("");
  };
  const mayImport = report?.isDryRun && report.counts.created + report.counts.changed > 0;

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography>{copy.importText}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <input
          ref={chooser}
          type="file"
          accept=".zip,application/zip"
          aria-label={copy.choose}
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // The same file can be chosen again after it was changed.
            event.target.value = "";
            if (chosen) change(() => setFile(chosen))();
          }}
        />
        <Button
          variant="outlined"
          disabled={running !== undefined}
          onClick={() => chooser.current?.click()}
        >
          {copy.choose}
        </Button>
        {file ? (
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {copy.chosen(file.name, (file.size / 1_000_000).toFixed(1))}
          </Typography>
        ) : null}
      </Box>
      <Choice
        label={copy.existing}
        choices={copy.existingChoices}
        value={existing}
        onChange={(value) => change(() => setExisting(value))()}
      />
      <Choice
        label={copy.status}
        choices={copy.statusChoices}
        value={status}
        onChange={(value) => change(() => setStatus(value))()}
      />
      <ProblemAlert problem={problem} />
      {report ? <ImportReportView report={report} /> : null}
      <Box sx={{ display: "flex", gap: 1.5 }} aria-live="polite">
        <Button
          variant={mayImport ? "outlined" : "contained"}
          disabled={!file || running !== undefined}
          onClick={() => void run("dry")}
        >
          {running === "dry" ? copy.checking : copy.check}
        </Button>
        {mayImport || running === "import" ? (
          <Button
            variant="contained"
            disabled={running !== undefined}
            onClick={() => void run("import")}
          >
            {running === "import" ? copy.importing : copy.import}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

function Choice<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {Object.entries<string>(choices).map(([name, words]) => (
          <FormControlLabel
            key={name}
            value={name}
            label={words}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
