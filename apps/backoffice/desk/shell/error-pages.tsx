import { Title } from "react-admin";
import { errorPageCopy as copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";

/** Shown for a page that the person's role may not open. */
export function AccessDeniedPage() {
  return <ErrorPage {...copy.accessDenied} />;
}

/** Shown for an unknown address of the desk. */
export function NotFoundPage() {
  return <ErrorPage {...copy.notFound} />;
}

function ErrorPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Title title={title} />
      <EmptyList title={title} text={text} />
    </>
  );
}
