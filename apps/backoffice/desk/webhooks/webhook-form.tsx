import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { BooleanInput, Form, required, SaveButton, TextInput } from "react-admin";
import { FormSection } from "../shell/form-section.tsx";
import { SaveProblem } from "../shell/save-problem.tsx";
import { webhookCopy as copy } from "./copy.ts";

/** What people set about a webhook; `more` contains further buttons. */
export function WebhookForm({ more }: { more?: ReactNode }) {
  return (
    <Form
      defaultValues={{ name: "", url: "", isInternal: false, active: true }}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <FormSection title={copy.about}>
        <TextInput source="name" label={copy.name} validate={required(copy.missing)} />
        <TextInput
          source="url"
          label={copy.url}
          type="url"
          helperText={copy.urlHelp}
          validate={required(copy.missing)}
        />
        <BooleanInput
          source="isInternal"
          label={copy.isInternal}
          helperText={copy.isInternalHelp}
        />
        <BooleanInput source="active" label={copy.active} helperText={copy.activeHelp} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", mt: 1 }}>
          <SaveProblem />
          <SaveButton label={copy.save} />
          {more}
        </Box>
      </FormSection>
    </Form>
  );
}
