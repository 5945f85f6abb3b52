import { HeroStage } from "@crm/drawings/hero/hero-stage";
import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

const { before, closer, underlined, lede, tryFree, demo, trial, price } = copy.hero;

/** What the product is, the two main actions, and a picture of the idea. */
export function Hero() {
  const { app } = usePublicSettings();
  return (
    <section aria-labelledby="hero-title">
      <Container className="grid gap-9 pt-5 wide:pt-10 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)] desk:items-center desk:gap-12 desk:pt-6 broad:grid-cols-[500px_minmax(0,1fr)] broad:gap-14">
        <div>
          <Heading as="h1" size="display" id="hero-title">
            {before} <br />
            {closer}{" "}
            <em className="relative text-green not-italic whitespace-nowrap">
              {underlined}
              <Underline />
            </em>
            .
          </Heading>
          <Lede className="mt-5 desk:mt-7">{lede}</Lede>
          <div className="mt-7 flex flex-wrap gap-3 desk:mt-9">
            <ButtonAnchor href={app.register} className="grow wide:grow-0">
              {tryFree}
            </ButtonAnchor>
            <DialogButton opens={dialogIds.bookDemo} look="quiet" className="grow wide:grow-0">
              {demo}
            </DialogButton>
          </div>
          <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
            <span>
              <strong className="font-semibold text-ink">{trial.strong}</strong> {trial.rest}
            </span>
            <span>
              {price.before}{" "}
              <strong className="font-semibold text-ink tabular">{price.strong}</strong>{" "}
              {price.rest}
            </span>
          </p>
        </div>
        <div className="-mx-5 wide:-mx-6 desk:mx-0">
          <div className="@container/screen min-w-0">
            <HeroStage />
          </div>
        </div>
      </Container>
    </section>
  );
}

/** An underline drawn like a marigold pen stroke. */
function Underline() {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute -bottom-[0.14em] inset-s-[-2%] h-[0.22em] w-[104%] overflow-visible"
    >
      <path
        d="M1 7C22 2 40 1.5 60 4S88 8 99 3"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-gold"
      />
    </svg>
  );
}
