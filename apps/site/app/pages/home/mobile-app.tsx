import { ArrowRightIcon } from "@crm/drawings/icons/ui-icons";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";
import { LaterDrawing } from "./later-drawing.tsx";

const { badge, title, text, more } = copy.mobileApp;

/** The mobile app, which is coming soon: its phone extends over the section's edge. */
export function MobileApp() {
  return (
    <section aria-labelledby="mobile-title">
      <Container className="pb-16 wide:pb-24">
        <div className="grid grid-cols-1 gap-x-6 overflow-clip rounded-panel bg-gold-soft px-6 pt-9 wide:px-12 wide:pt-12 desk:grid-cols-4-7">
          <div className="desk:self-center desk:pb-12">
            <Badge look="deep" className="px-3.5! py-1! text-small!">
              {badge}
            </Badge>
            <Heading id="mobile-title" className="mt-4">
              {title}
            </Heading>
            <p className="mt-4 max-w-aside">{text}</p>
            <TextLink to={paths.mobileApp} className="mt-3 inline-flex min-h-11 items-center gap-2">
              {more}
              <ArrowRightIcon className="size-5" />
            </TextLink>
          </div>
          <div className="mt-8 h-92 desk:mt-0 desk:h-96 broad:h-108">
            <LaterDrawing drawing="mobile-app" />
          </div>
        </div>
      </Container>
    </section>
  );
}
