import { mailLink, phoneLink } from "@crm/brand";
import { MailIcon, PhoneIcon } from "@crm/drawings/icons/contact-icons";
import { EmptySpot } from "@crm/drawings/spots/spots";
import { sales } from "../../content/teams.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

const linkClass =
  "flex min-h-12 items-center gap-3.5 rounded-field text-card font-semibold break-all transition-colors hover:text-green";

export default function DemoThankYouDocument() {
  const { title, text, callTitle, back } = copy;
  return (
    <Container className="grid items-center gap-x-16 gap-y-12 pt-8 pb-20 wide:pt-16 wide:pb-28 desk:grid-cols-11-10">
      <div>
        <EmptySpot className="w-52" />
        <Heading as="h1" className="mt-8">
          {title}
        </Heading>
        <Lede className="mt-4">{text}</Lede>
        <ButtonLink to={paths.home} className="mt-8">
          {back}
        </ButtonLink>
      </div>
      <Card as="section" className="rounded-panel! rounded-ss-tail-lg! p-6! wide:p-9!">
        <Heading size="section">{callTitle}</Heading>
        <p className="mt-2 text-soft">
          {sales.hours}, {sales.promise}
        </p>
        <div className="mt-5 grid gap-2">
          <a href={phoneLink(sales.phone)} className={linkClass}>
            <PhoneIcon className="size-6 text-green" />
            {sales.phone}
          </a>
          <a href={mailLink(sales.email)} className={linkClass}>
            <MailIcon className="size-6 text-green" />
            {sales.email}
          </a>
        </div>
      </Card>
    </Container>
  );
}
