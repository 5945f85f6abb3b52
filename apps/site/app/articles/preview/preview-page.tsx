import { formatDateTime } from "@crm/contract/dates";
import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import type { PreviewProblem } from "../../backend/preview.ts";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { previewCopy as copy } from "./copy.ts";
import type { PreviewPageData } from "./load-preview.ts";

/** The head of a preview: nothing for search engines, feeds or link previews. */
export function describePreview(
  preview: PreviewPageData<{ article: { title: string } }>,
): MetaDescriptor[] {
  const title = "page" in preview ? preview.page.article.title : copy.name;
  return [{ title: `${copy.name}: ${title}` }, { name: "robots", content: "noindex, nofollow" }];
}

/** An article's page with a note that it is a preview, or why its link does not work. */
export function PreviewPage<Page>({
  preview,
  children,
}: {
  preview: PreviewPageData<Page>;
  children: (page: Page) => ReactNode;
}) {
  if ("problem" in preview) return <PreviewProblemPage problem={preview.problem} />;
  return (
    <>
      <p role="note" className="bg-ink px-5 py-2.5 text-center text-fine text-white">
        {copy.notice(formatDateTime(new Date(preview.until).toISOString()))}
      </p>
      {children(preview.page)}
    </>
  );
}

function PreviewProblemPage({ problem }: { problem: PreviewProblem }) {
  const { title, text } = copy.problems[problem];
  return (
    <Container className="pt-10 pb-24 wide:pt-20 wide:pb-32">
      <Heading as="h1">{title}</Heading>
      <Lede className="mt-6">{text}</Lede>
    </Container>
  );
}
