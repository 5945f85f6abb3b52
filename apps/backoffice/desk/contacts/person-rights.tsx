import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ContactDetail } from "../../server/desk/transport/contact-shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { useMay } from "../transport/rights.ts";
import { contactCopy as copy } from "./copy.ts";

const eraseTexts = {
  remove: copy.erase,
  removeTitle: copy.eraseTitle,
  removeText: copy.eraseText,
  removed: copy.erased,
  failed: copy.eraseFailed,
};

/** What a person can ask for: a copy of their data, and its erasure. */
export function PersonRights({ contact }: { contact: ContactDetail }) {
  const mayExport = useMay("contacts", "export");
  const mayErase = useMay("contacts", "erase");
  if (!mayExport && !mayErase) return null;
  const file = `/api/desk/contacts/${encodeURIComponent(contact.id)}/file`;
  return (
    <FormSection title={copy.rights}>
      <Typography sx={{ color: "text.secondary", maxWidth: "68ch" }}>{copy.rightsText}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginTop: 1.5 }}>
        {mayExport ? (
          <>
            <Button component="a" href={`${file}?format=page`} download variant="outlined">
              {copy.exportPage}
            </Button>
            <Button component="a" href={file} download>
              {copy.exportJson}
            </Button>
          </>
        ) : null}
        {mayErase ? (
          <ConfirmedDelete resource="contacts" record={contact} texts={eraseTexts} next="/leads" />
        ) : null}
      </Box>
    </FormSection>
  );
}
