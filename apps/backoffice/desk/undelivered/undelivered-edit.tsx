import { formatDateTime } from "@crm/contract/dates";
import { companySizes } from "@crm/contract/fields/options";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import {
  Edit,
  Form,
  type RaRecord,
  SelectInput,
  TextInput,
  useNotify,
  useRecordContext,
  useRedirect,
} from "react-admin";
import type { Undelivered } from "../../server/desk/transport/lead-shapes.ts";
import { leadDisplayName } from "../leads/lead-name.ts";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { SaveProblem } from "../shell/save-problem.tsx";
import { stickyBarSx } from "../shell/sticky-bar.ts";
import { SubmitButton } from "../shell/submit-button.tsx";
import { wholeRecord } from "../transport/data-provider.ts";
import { undeliveredCopy as copy, fieldLabels } from "./copy.ts";
import { DeleteButton } from "./delete-button.tsx";

/** Corrects a submission that could not be stored, and stores it as a lead. */
export function UndeliveredEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <Edit
      component="div"
      actions={false}
      title={<Title />}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      transform={({ fields }: Undelivered) => ({ fields })}
      mutationOptions={{
        ...wholeRecord,
        onSuccess: () => {
          notify(copy.stored, { type: "success" });
          redirect("list", "leads");
        },
      }}
    >
      <Form warnWhenUnsavedChanges disableInvalidFormNotification>
        <Fields />
        <Box sx={stickyBarSx}>
          <SaveProblem />
          <SubmitButton label={copy.store} />
          <DeleteButton />
        </Box>
      </Form>
    </Edit>
  );
}

function Title() {
  const submission = useRecordContext<RaRecord & Undelivered>();
  return submission ? leadDisplayName(submission) : "";
}

function Fields() {
  const submission = useRecordContext<RaRecord & Undelivered>();
  if (!submission) return null;
  const { kind, reason, attempts, createdAt } = submission;
  return (
    <Box sx={{ display: "grid", gap: 2, width: "100%", maxWidth: 720 }}>
      <Alert severity="warning">{copy.explanation}</Alert>
      <FormSection>
        <DetailList>
          <Detail name="Received">{formatDateTime(createdAt)}</Detail>
          <Detail name="Attempts">{copy.attempts(attempts)}</Detail>
          <Detail name={copy.answer} wide>
            {reason}
          </Detail>
        </DetailList>
      </FormSection>
      <FormSection title={copy.what}>
        {Object.entries(fieldLabels[kind]).map(([name, label]) => (
          <FieldInput key={name} name={name} label={label} />
        ))}
      </FormSection>
    </Box>
  );
}

const sizeChoices = companySizes.map((size) => ({ id: size, name: size }));

function FieldInput({ name, label }: { name: string; label: string }) {
  const input = { source: `fields.${name}`, label, fullWidth: true };
  if (name === "companySize" || name === "companyEmployees") {
    return <SelectInput {...input} choices={sizeChoices} />;
  }
  return <TextInput {...input} multiline={name === "message"} />;
}
