import { articleLists } from "@crm/contract/calls/article";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Form, required, SelectInput, TextInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "../shell/form-section.tsx";
import { CategorySelect } from "./category-select.tsx";
import { articleCopy as copy, listChoices, sectionChoices } from "./copy.ts";
import { BodyInput } from "./editor/body-input.tsx";
import { PictureInput } from "./pictures/picture-input.tsx";
import { PublishCheck } from "./publish-check/publish-check.tsx";
import { ArticleToolbar } from "./publishing/article-toolbar.tsx";
import { SlugInput } from "./slug-input.tsx";

const emptyArticle = {
  section: "help",
  list: articleLists[0],
  title: "",
  slug: "",
  excerpt: "",
  metaDescription: "",
  content: "",
};

/** The text on the left; category, picture and descriptions on the right. */
export function ArticleForm({ status }: { status?: ReactNode }) {
  return (
    <Form defaultValues={emptyArticle} warnWhenUnsavedChanges disableInvalidFormNotification>
      {status}
      <Box
        sx={{
          display: "grid",
          marginTop: status ? 2 : 0,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
          gap: 2,
          width: "100%",
        }}
      >
        <FormSection>
          <TextInput source="title" validate={required(copy.missing)} helperText={copy.titleHelp} />
          <SlugInput />
          <BodyInput />
        </FormSection>
        <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
          <PublishCheck />
          <FormSection title={copy.place}>
            <PlaceInputs />
          </FormSection>
          <FormSection title={copy.picture}>
            <PictureInput />
          </FormSection>
          <FormSection title={copy.about}>
            <TextInput source="metaDescription" multiline helperText={copy.metaHelp} />
            <TextInput source="excerpt" multiline helperText={copy.excerptHelp} />
          </FormSection>
        </Box>
      </Box>
      <ArticleToolbar />
    </Form>
  );
}

function PlaceInputs() {
  const section: unknown = useWatch({ name: "section" });
  const { setValue } = useFormContext();
  return (
    <>
      <SelectInput
        source="section"
        choices={sectionChoices}
        validate={required(copy.missing)}
        // A category belongs to one section.
        onChange={() => setValue("categoryId", "", { shouldDirty: true })}
      />
      <CategorySelect section={section} />
      {section === "help" ? (
        <SelectInput
          source="list"
          choices={listChoices}
          validate={required(copy.missing)}
          helperText={copy.listHelp}
        />
      ) : null}
    </>
  );
}
