import BookDemoForm from "../../dialogs/book-demo/book-demo-form.tsx";
import { type PageFormProps, RepeatedForm } from "../../dialogs/repeated-form.tsx";

/** The demo form on its own page. */
export default function DemoFormOnPage(props: PageFormProps) {
  return <RepeatedForm Form={BookDemoForm} id="demo" {...props} />;
}
