import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type RaRecord, useRecordContext } from "react-admin";
import type { CompanyDetail } from "../../server/desk/transport/company-shapes.ts";
import { DeskShow } from "../shell/desk-show.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { useMay } from "../transport/rights.ts";
import { CapturedLeads } from "./captured-leads.tsx";
import { addressCopy, companyCopy as copy } from "./copy.ts";
import { CopyField } from "./copy-field.tsx";
import { Keys } from "./keys.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { Usage } from "./usage.tsx";
import { useSave } from "./use-save.ts";
import { Workflows } from "./workflows.tsx";

/** A customer of the lead API: its usage, its leads, and what its website needs to send them. */
export function CompanyShow() {
  return (
    <DeskShow title={<CompanyTitle />}>
      <CompanyPage />
    </DeskShow>
  );
}

function CompanyTitle() {
  return useRecordContext<RaRecord & CompanyDetail>()?.name ?? "";
}

function CompanyPage() {
  const company = useRecordContext<RaRecord & CompanyDetail>();
  const mayManage = useMay("companies", "manage");
  const mayReadLeads = useMay("capturedLeads", "read");
  if (!company) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 1180 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {company.name}
        </Typography>
        {mayManage ? <Rename company={company} /> : null}
      </Box>
      <Usage usage={company.usage} />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
        }}
      >
        <Keys company={company} mayManage={mayManage} />
        <Box sx={{ display: "grid", gap: 2 }}>
          <Workflows company={company} mayManage={mayManage} />
          <FormSection title={addressCopy.title}>
            <CopyField
              label={addressCopy.address}
              value={company.address}
              copyLabel={addressCopy.copy}
            />
          </FormSection>
        </Box>
      </Box>
      {mayReadLeads ? <CapturedLeads companyId={company.id} /> : null}
    </Box>
  );
}

function Rename({ company }: { company: CompanyDetail }) {
  const save = useSave(company.id);
  return (
    <NameDialog
      open={copy.rename}
      title={copy.renameTitle}
      label={copy.name}
      field="name"
      value={company.name}
      submit={copy.saveName}
      onSubmit={(name) => save("PUT", "", { name }, copy.renamed)}
    />
  );
}
