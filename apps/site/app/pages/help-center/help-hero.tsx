import { helpCenterPath } from "@crm/contract/pages/help-center";
import { TitleSearch } from "../../search/title-search.tsx";
import { ChatCard } from "../../ui/chat-card.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

/** The help home's header, with a question and its answer as a chat. */
export function HelpHero({ term }: { term: string | undefined }) {
  return (
    <Container className="pt-8 pb-14 wide:pt-16 wide:pb-20">
      <div className="grid items-end gap-10 desk:grid-cols-7-5 desk:gap-16">
        <div>
          <Heading as="h1">{copy.title}</Heading>
          <Lede className="mt-6 mb-8">{copy.lede}</Lede>
          <TitleSearch label={copy.search} action={helpCenterPath} sent={term} />
        </div>
        {/* On narrow screens it would push the results of a search out of sight. */}
        <div className={term && "hidden desk:block"}>
          <ChatCard chat={copy.chat} />
        </div>
      </div>
    </Container>
  );
}
