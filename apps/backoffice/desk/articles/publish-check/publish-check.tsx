import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { use } from "react";
import type { Finding } from "../../../server/articles/publish-check/finding.ts";
import { FormSection } from "../../shell/form-section.tsx";
import { publishCheckCopy as copy } from "./copy.ts";
import { FindingsContext } from "./findings-context.tsx";
import { showPlace } from "./show-place.ts";

/** What to correct before publishing, of the text as it is typed. A click shows the place. */
export function PublishCheck() {
  const { findings, hasFailed } = use(FindingsContext);
  return (
    <FormSection title={copy.title}>
      <Typography role="status" color={findings?.length === 0 ? "success.main" : "text.secondary"}>
        {hasFailed ? copy.failed : findings ? summarize(findings) : copy.checking}
      </Typography>
      {findings && findings.length > 0 ? (
        <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0, marginTop: 1 }}>
          {findings.map((finding) => (
            <FindingLine
              key={`${finding.message} ${JSON.stringify(finding.place)}`}
              finding={finding}
            />
          ))}
        </Box>
      ) : null}
    </FormSection>
  );
}

function summarize(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return findings.length === 0 ? copy.good : copy.summary(errors, findings.length - errors);
}

/** Messages of the fields have no full stop; here they are sentences among others. */
const withoutStop = /([^.?!])$/;

function FindingLine({ finding: { severity, message, place } }: { finding: Finding }) {
  const Icon = severity === "error" ? ErrorIcon : WarningIcon;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider" }}>
      <ButtonBase
        onClick={() => showPlace(place)}
        sx={{
          width: "100%",
          minHeight: 44,
          paddingBlock: 1,
          gap: 1,
          justifyContent: "start",
          alignItems: "start",
          textAlign: "start",
        }}
      >
        <Icon fontSize="small" color={severity} titleAccess={copy[severity]} />
        <Typography component="span" variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {message.replace(withoutStop, "$1.")}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
