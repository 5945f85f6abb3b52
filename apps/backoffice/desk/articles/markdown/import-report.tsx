import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type {
  FileOutcome,
  ImportReport,
  Outcome,
} from "../../../server/articles/markdown/import-shapes.ts";
import { markdownCopy as copy } from "./copy.ts";

/** A longer list helps nobody. */
const most = 100;
const order: readonly Outcome[] = ["rejected", "created", "changed"];

/**
 * The files that an import changes or does not accept. What an editor must do something about comes first: files that
 * were not accepted, then those with a sentence.
 */
export function listFiles(files: readonly FileOutcome[]): FileOutcome[] {
  const rank = ({ outcome, sentence }: FileOutcome) =>
    (outcome === "rejected" || sentence ? 0 : order.length) + order.indexOf(outcome);
  return files
    .filter(({ outcome }) => order.includes(outcome))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** What an import did, or would do: the counts, then a line for each file that is not the same. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { isDryRun, counts, files } = report;
  const shown = listFiles(files);
  const severity = shown[0]?.sentence ? "warning" : isDryRun ? "info" : "success";
  return (
    <Box role="status" sx={{ display: "grid", gap: 1, width: "100%" }}>
      <Alert severity={severity}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {isDryRun ? copy.wouldTitle : copy.didTitle}
        </Typography>
        {(["created", "changed", "same", "rejected"] as const)
          .map((outcome) => `${copy.outcomes[outcome]}: ${counts[outcome]}`)
          .join(" · ")}
      </Alert>
      {shown.length === 0 ? <Typography>{copy.nothing}</Typography> : null}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
        {shown.slice(0, most).map((file) => (
          <FileLine key={file.file} file={file} />
        ))}
      </Box>
      {shown.length > most ? <Typography>{copy.more(shown.length - most)}</Typography> : null}
    </Box>
  );
}

function FileLine({ file: { file, outcome, sentence, line } }: { file: FileOutcome }) {
  return (
    <Box component="li" sx={{ paddingBlock: 0.75, borderBottom: 1, borderColor: "divider" }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {copy.outcomes[outcome]}
      </Typography>{" "}
      <Typography component="span" sx={{ overflowWrap: "anywhere" }}>
        {line === undefined ? file : `${file}, ${copy.line(line)}`}
      </Typography>
      {sentence ? (
        <Typography color={outcome === "rejected" ? "error" : "text.secondary"}>
          {sentence}
        </Typography>
      ) : null}
    </Box>
  );
}
