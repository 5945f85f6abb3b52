import { CreatePage } from "../shell/create-page.tsx";
import { CategoryForm } from "./category-form.tsx";
import { categoryCopy as copy } from "./copy.ts";

export function CategoryCreate() {
  return (
    <CreatePage resource="categories" copy={copy}>
      <CategoryForm />
    </CreatePage>
  );
}
