import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";
import { AccessDeniedPage } from "../../shell/error-pages.tsx";
import { FormSection } from "../../shell/form-section.tsx";
import { useMay } from "../../transport/rights.ts";
import { markdownCopy as copy } from "./copy.ts";
import { ImportForm } from "./import-form.tsx";

/** All articles as Markdown in a zip, and back. */
export function MarkdownPage() {
  const mayChange = useMay("articles", "change");
  if (!mayChange) return <AccessDeniedPage />;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760 }}>
      <Title title={copy.title} />
      <FormSection title={copy.exportTitle}>
        <Typography sx={{ marginBottom: 2 }}>{copy.exportText}</Typography>
        <Button
          component="a"
          download
          href="/api/desk/articles/export"
          variant="outlined"
          startIcon={<DownloadIcon />}
          sx={{ alignSelf: "start" }}
        >
          {copy.exportButton}
        </Button>
      </FormSection>
      <FormSection title={copy.importTitle}>
        <ImportForm />
      </FormSection>
    </Box>
  );
}
