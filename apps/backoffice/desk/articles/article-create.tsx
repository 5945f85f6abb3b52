import { Create, useNotify, useRedirect } from "react-admin";
import { ArticleForm } from "./article-form.tsx";
import { articleCopy as copy } from "./copy.ts";

export function ArticleCreate() {
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
          redirect("edit", "articles", id);
        },
      }}
    >
      <ArticleForm />
    </Create>
  );
}
