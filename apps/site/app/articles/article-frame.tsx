import type { ReactNode } from "react";
import { Container } from "../ui/container.tsx";

/** The layout of an article's page: navigation at the left, the text at the right. */
export function ArticleFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <Container className="pt-4 pb-20 wide:pt-10 wide:pb-28">
      <div className="grid gap-x-16 desk:grid-cols-[220px_minmax(0,720px)]">
        <div className="order-last desk:order-none">{aside}</div>
        <div className="min-w-0">{children}</div>
      </div>
    </Container>
  );
}
