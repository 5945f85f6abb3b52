import Box from "@mui/material/Box";
import { Form, required, SaveButton, TextInput } from "react-admin";
import { CreatePage } from "../shell/create-page.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { SaveProblem } from "../shell/save-problem.tsx";
import { stickyBarSx } from "../shell/sticky-bar.ts";
import { companyCopy as copy } from "./copy.ts";

export function CompanyCreate() {
  return (
    <CreatePage resource="companies" copy={copy} next="show">
      <Form defaultValues={{ name: "" }} warnWhenUnsavedChanges disableInvalidFormNotification>
        <Box sx={{ display: "grid", gap: 2, width: "100%", maxWidth: 560 }}>
          <FormSection>
            <TextInput source="name" validate={required(copy.missing)} helperText={copy.nameHelp} />
          </FormSection>
        </Box>
        <Box sx={stickyBarSx}>
          <SaveProblem />
          <SaveButton label={copy.save} />
        </Box>
      </Form>
    </CreatePage>
  );
}
