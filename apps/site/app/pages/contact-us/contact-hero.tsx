import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { copy } from "./copy.ts";

const { title, lede, action } = copy.hero;

/** 'We're Here for You!', with the two ways to reach a person below. */
export function ContactHero() {
  return (
    <div className="border-y border-line bg-sand">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 py-12 desk:grid-cols-20-23 desk:items-center wide:py-20">
        <div>
          <Heading as="h1" size="display">
            {title}
          </Heading>
          <Lede className="mt-6">{lede}</Lede>
          <DialogButton opens={dialogIds.bookDemo} className="mt-8">
            {action}
          </DialogButton>
        </div>
        <ContactWays />
      </Container>
    </div>
  );
}
