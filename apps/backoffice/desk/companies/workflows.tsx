import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CompanyDetail } from "../../server/desk/transport/company-shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { companyCopy, workflowsCopy as copy } from "./copy.ts";
import { NameDialog } from "./name-dialog.tsx";
import { useSave } from "./use-save.ts";

type Workflow = CompanyDetail["workflows"][number];

/** The company's workflows, which people switch on and off. */
export function Workflows({ company, mayManage }: { company: CompanyDetail; mayManage: boolean }) {
  const save = useSave(company.id);
  const isAnyOn = company.workflows.some(({ active }) => active);
  return (
    <FormSection title={copy.title}>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {isAnyOn ? (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {copy.note}
          </Typography>
        ) : (
          <Alert severity="warning">{copy.noneOn}</Alert>
        )}
        {company.workflows.map((workflow) => (
          <WorkflowSwitch
            key={workflow.id}
            workflow={workflow}
            mayManage={mayManage}
            onSwitch={(active) =>
              save(
                "PUT",
                `/workflows/${encodeURIComponent(workflow.id)}`,
                { active },
                active ? copy.switchedOn(workflow.name) : copy.switchedOff(workflow.name),
              )
            }
          />
        ))}
        {mayManage ? (
          <NameDialog
            open={copy.add}
            title={copy.addTitle}
            label={copy.name}
            field="name"
            submit={copy.submit}
            onSubmit={(name) => save("POST", "/workflows", { name })}
          />
        ) : null}
      </Box>
    </FormSection>
  );
}

/** The switch moves when the page has the server's answer. */
function WorkflowSwitch({
  workflow: { name, active },
  mayManage,
  onSwitch,
}: {
  workflow: Workflow;
  mayManage: boolean;
  onSwitch: (active: boolean) => Promise<unknown>;
}) {
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    await onSwitch(!active).catch((error) => notifyFailure(error, companyCopy.failed));
    setBusy(false);
  }

  return (
    <FormControlLabel
      label={`${name}: ${active ? copy.on : copy.off}`}
      control={
        <Switch checked={active} disabled={busy || !mayManage} onChange={() => void change()} />
      }
      sx={{ minHeight: 44, marginInlineEnd: 0, overflowWrap: "anywhere" }}
    />
  );
}
