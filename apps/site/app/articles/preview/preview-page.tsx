import { formatDateTime } from "@crm/contract/dates";
import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import type { PreviewProblem } from "../../backend/preview.ts";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { previewCopy as copy } from "./copy.ts";

/** The head of a preview: nothing for search engines, feeds or link previews. */
export function describePreview(title: string = copy.name): MetaDescriptor[] {
  return [{ title: `${copy.name}: ${title}` }, { name: "robots", content: "noindex, nofollow" }];
}

/** An article's page with a note that it is a preview. */
export function PreviewPage({ until, children }: { until: number; children: ReactNode }) {
  return (
    <>
      <p role="note" className="bg-ink px-5 py-2.5 text-center text-fine text-white">
        {copy.notice(formatDateTime(new Date(until).toISOString()))}
      </p>
      {children}
    </>
  );
}

/** Shown in place of a preview whose link does not work. */
export function PreviewProblemPage({ problem }: { problem: PreviewProblem }) {
  const { title, text } = copy.problems[problem];
  return (
    <Container className="pt-10 pb-24 wide:pt-20 wide:pb-32">
      <Heading as="h1">{title}</Heading>
      <Lede className="mt-6">{text}</Lede>
    </Container>
  );
}
