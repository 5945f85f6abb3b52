import Box from "@mui/material/Box";
import { useState } from "react";
import {
  Create,
  Form,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRedirect,
} from "react-admin";
import { useWatch } from "react-hook-form";
import type { Role } from "../../server/auth/roles.ts";
import type { ChangedPerson } from "../../server/desk/transport/people-shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { SaveProblem } from "../shell/save-problem.tsx";
import { SubmitButton } from "../shell/submit-button.tsx";
import { peopleCopy as copy, roleChoices } from "./copy.ts";
import { LinkDialog } from "./link-dialog.tsx";

const ways = [
  { id: "mail", name: copy.byMail },
  { id: "link", name: copy.byLink },
];

/** Invites a person, by mail or by a link that is shown once. */
export function PersonCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [invited, setInvited] = useState<ChangedPerson>();
  const openList = () => redirect("list", "people");
  return (
    <Create
      component="div"
      actions={false}
      title={copy.invite}
      mutationOptions={{
        onSuccess: (person: ChangedPerson) => {
          if (person.link) return setInvited(person);
          notify(copy.mailed(person.email), { type: "success" });
          openList();
        },
      }}
    >
      <Form
        defaultValues={{ email: "", name: "", role: "sales", send: "mail" }}
        disableInvalidFormNotification
      >
        <Box sx={{ display: "grid", gap: 2, width: "100%", maxWidth: 560 }}>
          <FormSection>
            <TextInput
              source="email"
              type="email"
              validate={required(copy.emailMissing)}
              autoComplete="off"
            />
            <TextInput source="name" helperText={copy.nameHelp} autoComplete="off" />
            <RoleInput />
            <RadioButtonGroupInput
              source="send"
              label={copy.how}
              choices={ways}
              helperText={false}
            />
          </FormSection>
          <Box>
            <SaveProblem />
            <SubmitButton label={copy.submit} icon={null} />
          </Box>
        </Box>
      </Form>
      {invited?.link ? (
        <LinkDialog name={invited.name} link={invited.link} onClose={openList} />
      ) : null}
    </Create>
  );
}

function RoleInput() {
  const role: Role = useWatch({ name: "role" });
  return (
    <SelectInput
      source="role"
      choices={roleChoices}
      validate={required()}
      helperText={copy.roleHelp[role]}
    />
  );
}
