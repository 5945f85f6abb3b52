import { Create, useNotify, useRedirect } from "react-admin";
import { CategoryForm } from "./category-form.tsx";
import { categoryCopy as copy } from "./copy.ts";

export function CategoryCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <Create
      component="div"
      actions={false}
      title={copy.create}
      mutationOptions={{
        onSuccess: ({ id }: { id: string }) => {
          notify(copy.saved, { type: "success" });
          redirect("edit", "categories", id);
        },
      }}
    >
      <CategoryForm />
    </Create>
  );
}
