import { articleLists } from "@crm/contract/calls/article";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { required, SelectInput, TextInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import type { ArticleFields } from "../../server/articles/article-fields.ts";
import { FormSection } from "../shell/form-section.tsx";
import { CategorySelect, usePresetCategory } from "./category-select.tsx";
import { articleCopy as copy, listChoices, sectionChoices } from "./copy.ts";
import { useEditing } from "./editing/editing-context.ts";
import { BodyInput } from "./editor/body-input.tsx";
import { PictureInput } from "./pictures/picture-input.tsx";
import { LinkPreviews } from "./preview/link-previews.tsx";
import { PreviewPanel } from "./preview/preview-panel.tsx";
import { CheckedForm, useFieldFinding } from "./publish-check/findings-context.tsx";
import { PublishCheck } from "./publish-check/publish-check.tsx";
import { ArticleToolbar } from "./publishing/article-toolbar.tsx";
import { SlugInput } from "./slug-input.tsx";

export const emptyArticle: ArticleFields = {
  section: "help",
  categoryId: "",
  list: articleLists[0],
  title: "",
  slug: "",
  image: null,
  imageAlt: null,
  excerpt: "",
  metaDescription: "",
  content: "",
};

/** The text on the left; category, picture and descriptions on the right. */
export function ArticleFormParts() {
  const { article, isReadOnly } = useEditing();
  return (
    <CheckedForm>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
          gap: 2,
          alignItems: "start",
          width: "100%",
          // What nobody can change now can still be read.
          "& .MuiInputBase-input.Mui-disabled": {
            WebkitTextFillColor: "currentColor",
            color: "text.primary",
          },
          "& .MuiFormHelperText-root.Mui-disabled": { color: "text.secondary" },
        }}
      >
        <FormSection>
          <TextInput
            source="title"
            validate={required(copy.missing)}
            helperText={copy.titleHelp}
            readOnly={isReadOnly}
            autoFocus={!article}
          />
          <AddressInput isReadOnly={isReadOnly} />
          <ReadOnlyBox isReadOnly={isReadOnly}>
            <BodyInput />
          </ReadOnlyBox>
        </FormSection>
        <Box sx={{ display: "grid", gap: 2 }}>
          <PublishCheck />
          <PreviewPanel />
          <ReadOnlyBox isReadOnly={isReadOnly}>
            <Box sx={{ display: "grid", gap: 2 }}>
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
          </ReadOnlyBox>
          <LinkPreviews />
        </Box>
      </Box>
      <ArticleToolbar />
    </CheckedForm>
  );
}

/** Says that another article has the address as soon as it is typed. The text is saved all the same. */
function AddressInput({ isReadOnly }: { isReadOnly: boolean }) {
  return <SlugInput readOnly={isReadOnly} warning={useFieldFinding("slug")} />;
}

/** Parts that nobody can change while somebody else is editing. Buttons of the editor would change it too. */
function ReadOnlyBox({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return (
    <Box inert={isReadOnly} sx={isReadOnly ? { opacity: 0.75 } : {}}>
      {children}
    </Box>
  );
}

function PlaceInputs() {
  const section: unknown = useWatch({ name: "section" });
  const { setValue } = useFormContext();
  usePresetCategory();
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
