import { listCopy } from "../../articles/blog/list-copy.ts";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";

/** The blog's header while its page is loading, or when it can't be loaded. */
export function BlogHeroLoading() {
  return (
    <Container className="pt-8 pb-12 wide:pt-14 wide:pb-16">
      <Heading as="h1">{listCopy.title}</Heading>
      <Lede className="mt-5 mb-8">{listCopy.lede}</Lede>
    </Container>
  );
}
