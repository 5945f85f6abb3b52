import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";
import { Container } from "./container.tsx";

const surfaces = {
  paper: "",
  sand: "bg-sand border-y border-line",
  ink: "bg-ink on-dark",
} as const;

/** One section of a page: 96 px of padding above and below, 64 on a narrow screen. */
export function Section({
  id,
  surface = "paper",
  labelledBy,
  className,
  children,
}: {
  id?: string;
  surface?: keyof typeof surfaces;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={joinClasses("py-16 wide:py-24", surfaces[surface], className)}
    >
      <Container>{children}</Container>
    </section>
  );
}
