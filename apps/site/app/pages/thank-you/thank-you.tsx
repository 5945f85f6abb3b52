import { hours } from "@crm/brand";
import { ThankYouSpot } from "@crm/drawings/spots/thank-you-spot";
import { useLocation } from "react-router";
import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { readConfirmed } from "../../forms/thank-you-state.ts";
import { paths } from "../../paths.ts";
import { keepHeadOrTitle } from "../../rendering/keep-head-or-title.ts";
import { describePage } from "../../seo/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ChatCard } from "../../ui/chat-card.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useIsHydrating } from "../../ui/use-is-hydrating.ts";
import type { Route } from "./+types/thank-you";
import { copy } from "./copy.ts";

export const action = showFormReply;

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, { ...copy.page, path: paths.thankYou, noIndex: true })
  : keepHeadOrTitle(copy.page.title);

export default function ThankYou({ actionData }: Route.ComponentProps) {
  // The server has no navigation state: after a reload, the page shows its neutral text first.
  const isHydrating = useIsHydrating();
  const { state } = useLocation();
  const confirmed = actionData?.form ?? (isHydrating ? undefined : readConfirmed(state));
  const { title, text, chat } = copy[confirmed ?? "opened"];
  return (
    <Container className="pt-10 pb-24 wide:pt-20 wide:pb-32">
      <div className="grid items-center gap-12 desk:grid-cols-7-5 desk:gap-16">
        <div>
          {confirmed && (
            <div className="mb-8">
              <ThankYouSpot className="w-52" />
            </div>
          )}
          <Heading as="h1">{title}</Heading>
          <Lede className="mt-6">
            <NoWrap text={text} phrase={hours.sales.text} />
          </Lede>
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
            <ButtonLink to={paths.home}>{copy.back}</ButtonLink>
            <TextLink to={paths.helpCenter}>{copy.help}</TextLink>
          </div>
        </div>
        <ChatCard chat={chat} padding="p-6 wide:p-8" />
      </div>
    </Container>
  );
}
