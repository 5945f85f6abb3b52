import { AccordionItem } from "../../../ui/accordion.tsx";
import { Container } from "../../../ui/container.tsx";
import { Heading, Lede } from "../../../ui/heading.tsx";
import { LaterDrawing } from "../later-drawing.tsx";
import { copy } from "./copy.ts";

const { title, lede, items } = copy;

/** The WhatsApp API: an accordion that always selects one of four pictures. */
export function WhatsAppApi() {
  return (
    <section id="whatsapp-api" aria-labelledby="api-title">
      <Container className="py-16 wide:py-24">
        <div className="api-list grid desk:gap-x-16 broad:gap-x-24">
          <div className="api-stage" aria-hidden="true" />
          <div className="mb-7">
            <Heading id="api-title">{title}</Heading>
            <Lede className="mt-4">{lede}</Lede>
          </div>
          {items.map(({ name, title, text }, index) => [
            <AccordionItem
              key={name}
              group="whatsapp-api"
              open={index === 0}
              staysOpen
              question={title}
            >
              <p className="text-small">{text}</p>
            </AccordionItem>,
            <figure key={`${name}-picture`} className="api-picture">
              <LaterDrawing drawing={`api-${name}`} />
            </figure>,
          ])}
        </div>
      </Container>
    </section>
  );
}
