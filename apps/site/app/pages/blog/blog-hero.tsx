import { blogPath } from "@crm/contract/pages/blog";
import { topicCover } from "@crm/drawings/data/cover-topics";
import { copy } from "../../articles/blog/copy.ts";
import { CoverDrawing } from "../../articles/blog/covers/article-cover.tsx";
import { TitleSearch } from "../../search/title-search.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";

/** The blog's header: what it is about, and the search for articles. */
export function BlogHero({ term }: { term: string | undefined }) {
  return (
    <Container className="pt-8 pb-12 wide:pt-14 wide:pb-16">
      <div className="grid items-center gap-10 desk:grid-cols-7-5 desk:gap-16">
        <div>
          <Heading as="h1">{copy.title}</Heading>
          <Lede className="mt-5 mb-8">{copy.lede}</Lede>
          <TitleSearch label={copy.search} action={blogPath} sent={term} />
        </div>
        <div
          aria-hidden="true"
          className="chat-paper hidden h-72 overflow-hidden rounded-panel border border-line desk:block"
        >
          <CoverDrawing name={topicCover("board", 1)} />
        </div>
      </div>
    </Container>
  );
}
