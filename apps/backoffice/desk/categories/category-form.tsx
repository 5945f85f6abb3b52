import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Form, required, SaveButton, SelectInput, TextInput, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import type { Category } from "../../server/desk/transport/content-shapes.ts";
import { sectionChoices } from "../articles/copy.ts";
import { SlugInput } from "../articles/slug-input.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { SaveProblem } from "../shell/save-problem.tsx";
import { stickyBarSx } from "../shell/sticky-bar.ts";
import { categoryCopy as copy, typeChoices } from "./copy.ts";

/** A category's name, slug and section. `lists` shows its articles; `more` contains further buttons. */
export function CategoryForm({ lists, more }: { lists?: ReactNode; more?: ReactNode }) {
  return (
    <Form
      defaultValues={{ section: "help", type: "module", name: "", slug: "" }}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          width: "100%",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            lg: lists ? "340px minmax(0, 1fr)" : "minmax(0, 560px)",
          },
        }}
      >
        <FormSection title={copy.about}>
          <AboutInputs />
        </FormSection>
        {lists}
      </Box>
      <Box sx={stickyBarSx}>
        <SaveProblem />
        <SaveButton label={copy.save} />
        {more}
      </Box>
    </Form>
  );
}

function AboutInputs() {
  const category = useRecordContext<Category & { id: string }>();
  const section: unknown = useWatch({ name: "section" });
  return (
    <>
      <SelectInput
        source="section"
        choices={sectionChoices}
        validate={required(copy.missing)}
        readOnly={category !== undefined}
      />
      <TextInput source="name" validate={required(copy.missing)} />
      <SlugInput
        from="name"
        helperText={category?.fixed ? copy.slugFixed : copy.slugHelp}
        readOnly={category?.fixed ?? false}
      />
      {section === "help" ? (
        <SelectInput
          source="type"
          choices={typeChoices}
          validate={required(copy.missing)}
          helperText={copy.typeHelp}
        />
      ) : null}
    </>
  );
}
