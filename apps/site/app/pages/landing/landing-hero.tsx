import type { ReactNode } from "react";
import type { LandingCopy } from "../../content/landing/landing-copy.ts";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { LandingAction } from "./landing-action.tsx";

/** The first screen: what it is, for whom, and the next step, with the page's own drawing. */
export function LandingHero({
  hero: { title, lede, notes = [], drawing: place = "beside" },
  action,
  drawing,
}: {
  hero: LandingCopy["hero"];
  action: LandingCopy["action"];
  drawing: ReactNode;
}) {
  const button = (
    <>
      <LandingAction action={action} className="mt-8 max-wide:w-full" />
      {notes.map((note) => (
        <p key={note} className="mt-4 max-w-text text-small text-soft">
          {note}
        </p>
      ))}
    </>
  );
  if (place === "below") {
    return (
      <Container className="pt-8 pb-16 wide:pt-14 wide:pb-24">
        <div className="grid grid-cols-1 items-start gap-x-16 desk:grid-cols-7-5">
          <Heading as="h1" size="title" className="text-balance">
            {title}
          </Heading>
          <div className="mt-5 desk:mt-0">
            <Lede>{lede}</Lede>
            {button}
          </div>
        </div>
        <div className="mt-12 min-w-0 wide:mt-16">{drawing}</div>
      </Container>
    );
  }
  return (
    <Container className="grid grid-cols-1 items-center gap-x-14 gap-y-12 pt-8 pb-16 wide:pt-12 wide:pb-24 desk:grid-cols-11-10">
      <div>
        <Heading as="h1" size="title" className="text-balance">
          {title}
        </Heading>
        <Lede className="mt-5">{lede}</Lede>
        {button}
      </div>
      <div className="min-w-0">{drawing}</div>
    </Container>
  );
}
