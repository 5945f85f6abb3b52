import { CreatePage } from "../shell/create-page.tsx";
import { ArticleForm } from "./article-form.tsx";
import { articleCopy as copy } from "./copy.ts";

export function ArticleCreate() {
  return (
    <CreatePage resource="articles" copy={copy}>
      <ArticleForm />
    </CreatePage>
  );
}
