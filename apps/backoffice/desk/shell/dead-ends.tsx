import { Title } from "react-admin";
import { deadEndCopy as copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";

/** A page that the person's role does not open. */
export function AccessDeniedPage() {
  return <DeadEnd {...copy.accessDenied} />;
}

/** An address of the desk that nothing stands at. */
export function NotFoundPage() {
  return <DeadEnd {...copy.notFound} />;
}

function DeadEnd({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Title title={title} />
      <EmptyList title={title} text={text} />
    </>
  );
}
