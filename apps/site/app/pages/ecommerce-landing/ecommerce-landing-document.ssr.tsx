import { AbandonedCartScreen } from "@crm/drawings/screens/abandoned-cart-screen";
import { AudienceScreen } from "@crm/drawings/screens/audience-screen";
import { CustomerScreen } from "@crm/drawings/screens/customer-screen";
import { OrderScreen } from "@crm/drawings/screens/order-screen";
import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { paths } from "../../paths.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { Bubble } from "../../ui/bubble.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";
import { OrderToChat } from "./order-to-chat.tsx";
import { ShopFeature } from "./shop-feature.tsx";

const { hero, features, closing } = copy;

export default function EcommerceLandingDocument() {
  const { app } = usePublicSettings();
  return (
    <>
      <Container className="grid grid-cols-1 items-center gap-x-14 gap-y-10 pt-8 pb-16 wide:pt-12 wide:pb-24 desk:grid-cols-11-10">
        <div>
          <Heading as="h1" size="title">
            {hero.title}
          </Heading>
          <Lede className="mt-5">{hero.lede}</Lede>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonAnchor href={app.register}>{hero.tryFree}</ButtonAnchor>
            <DialogButton opens={dialogIds.bookDemo} look="quiet">
              {hero.demo}
            </DialogButton>
          </div>
          <p className="mt-5 text-small text-soft">{hero.trial}</p>
          <p className="mt-2 max-w-text text-small text-soft">{hero.today}</p>
        </div>
        <OrderToChat />
      </Container>
      <Section surface="sand">
        <ul className="grid gap-20 wide:gap-28">
          <ShopFeature feature={features.order}>
            <OrderScreen />
          </ShopFeature>
          <ShopFeature feature={features.cart} flipped>
            <AbandonedCartScreen />
          </ShopFeature>
          <ShopFeature feature={features.customer}>
            <CustomerScreen />
          </ShopFeature>
          <ShopFeature feature={features.audience} flipped>
            <AudienceScreen />
          </ShopFeature>
        </ul>
      </Section>
      <Section surface="ink" labelledBy="closing">
        <div className="grid grid-cols-1 gap-x-20 gap-y-12 desk:grid-cols-6-5 desk:items-center">
          <div>
            <Heading id="closing">{closing.title}</Heading>
            <Lede className="mt-4 text-white/85!">{closing.text}</Lede>
            <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
              <ButtonAnchor href={app.register} look="gold">
                {hero.tryFree}
              </ButtonAnchor>
              <TextLink to={paths.pricing} className="text-white! hover:text-gold!">
                {closing.prices}
              </TextLink>
            </div>
          </div>
          <div className="flex flex-col gap-3 wide:gap-4">
            {closing.chat.map(({ side, text }) => (
              <Bubble key={text} as="p" side={side} className="px-5! py-3.5! text-body!">
                {text}
              </Bubble>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}
