import Link from "@mui/material/Link";
import { Edit, type RaRecord, useNotify, useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { CategoryDetail } from "../../server/desk/transport/content-shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { wholeRecord } from "../transport/data-provider.ts";
import { CategoryForm } from "./category-form.tsx";
import { categoryCopy as copy } from "./copy.ts";
import { DeleteButton } from "./delete-button.tsx";
import { ListsInput } from "./lists-input.tsx";

export function CategoryEdit() {
  const notify = useNotify();
  return (
    <Edit
      component="div"
      actions={false}
      title={<CategoryTitle />}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      transform={toChange}
      mutationOptions={{
        ...wholeRecord,
        onSuccess: () => notify(copy.saved, { type: "success" }),
      }}
    >
      <CategoryForm lists={<Articles />} more={<DeleteButton />} />
    </Edit>
  );
}

/** The server expects the ids of the lists' articles. */
function toChange({ lists, ...category }: CategoryDetail) {
  const ids =
    lists &&
    Object.fromEntries(
      Object.entries(lists).map(([list, articles]) => [list, articles.map(({ id }) => id)]),
    );
  return { ...category, lists: ids };
}

function CategoryTitle() {
  return useRecordContext<RaRecord & CategoryDetail>()?.name ?? "";
}

function Articles() {
  const category = useRecordContext<RaRecord & CategoryDetail>();
  if (!category) return null;
  if (category.lists) return <ListsInput />;
  const filter = encodeURIComponent(JSON.stringify({ section: "blog", categoryId: category.id }));
  return (
    <FormSection title={copy.listsTitle}>
      <Link component={RouterLink} to={`/articles?filter=${filter}`} sx={{ fontWeight: 600 }}>
        {copy.blogArticles}
      </Link>{" "}
      ({copy.articles(category.articles)})
    </FormSection>
  );
}
