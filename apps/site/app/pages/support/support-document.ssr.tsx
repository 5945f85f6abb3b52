import { categoryPath } from "@crm/contract/pages/help-center";
import { ChatIcon, HeadsetIcon } from "@crm/drawings/icons/contact-icons";
import { ArrowRightIcon } from "@crm/drawings/icons/ui-icons";
import { Link } from "react-router";
import { fixedCategoryEntries } from "../../content/fixed-categories/fixed-categories.ts";
import { TeamCard } from "../../content/team-card.tsx";
import { sales, support } from "../../content/teams.ts";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const { people, prepare, search } = copy;

export default function SupportDocument() {
  return (
    <>
      <Container className="pt-10 pb-14 wide:pt-16 wide:pb-20">
        <Heading as="h1" size="display">
          {copy.title}
        </Heading>
        <Lede className="mt-5">{copy.lede}</Lede>
        <Heading size="section" className="mt-10 wide:mt-14">
          {search.title}
        </Heading>
        <ul className="mt-6 grid gap-4 wide:grid-cols-2 broad:grid-cols-3">
          {fixedCategoryEntries.map(([slug, { name, description, questions }]) => (
            <Card key={slug} as="li" interactive className="flex flex-col">
              <Heading as="h3" size="card">
                <Link
                  to={categoryPath(slug)}
                  className="rounded-sm after:absolute after:inset-0 after:rounded-card"
                >
                  {name}
                </Link>
              </Heading>
              <p className="mt-2 mb-4 text-small text-soft">{description}</p>
              <p className="mt-auto flex items-center justify-between text-fine font-semibold text-green">
                {questions.length} {search.questions}
                <ArrowRightIcon className="size-5" />
              </p>
            </Card>
          ))}
          <li className="on-dark relative flex flex-col justify-between gap-6 rounded-card bg-deep p-5 wide:p-6">
            <p className="text-card font-bold">{search.all}</p>
            <p className="flex items-center justify-between font-semibold text-gold">
              <Link
                to={paths.helpCenter}
                className="rounded-sm after:absolute after:inset-0 after:rounded-card"
              >
                {search.action}
              </Link>
              <ArrowRightIcon className="size-5" />
            </p>
          </li>
        </ul>
        <p className="mt-6">
          <TextLink to={paths.tutorials}>{search.tutorials}</TextLink>
        </p>
      </Container>
      <Section surface="sand" labelledBy="people">
        <Heading id="people" size="section">
          {people.title}
        </Heading>
        <ul className="mt-6 grid grid-cols-1 gap-5 desk:grid-cols-2">
          <TeamCard team={support} side="in" Icon={HeadsetIcon} />
          <TeamCard team={sales} side="out" Icon={ChatIcon} />
        </ul>
        <p className="mt-6">
          <TextLink to={paths.contact}>{people.message}</TextLink>
        </p>
      </Section>
      <Section labelledBy="prepare">
        <Heading id="prepare" size="section">
          {prepare.title}
        </Heading>
        <ul className="mt-6 grid gap-x-10 wide:grid-cols-2">
          {prepare.points.map((point) => (
            <li key={point} className="border-t border-line py-4">
              {point}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
