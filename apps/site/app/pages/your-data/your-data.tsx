import { backendContext } from "../../backend/.server/context.ts";
import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import { Card } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import type { Route } from "./+types/your-data.ts";
import { copy } from "./copy.ts";
import { DataRequestForm } from "./data-request-form.tsx";
import { PersonContact } from "./person-contact.tsx";

export const action = showFormReply;

/** A host that only knows the twelve calls can't take requests; then the page names a person. */
export async function loader({ context }: Route.LoaderArgs) {
  return { hasForm: await context.get(backendContext).offersOwnData() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    ...copy.page,
    jsonLd: (siteUrl) => [
      describeBreadcrumbs(siteUrl, [{ name: copy.title, path: copy.page.path }]),
    ],
  });

/** `/your-data`: see, correct or erase one's data, or take back consent. */
export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lede, form, steps } = copy;
  return (
    <Container className="pt-6 pb-20 wide:pt-14 wide:pb-28">
      <Heading as="h1">{title}</Heading>
      <Lede className="mt-4">{lede}</Lede>
      {loaderData.hasForm ? (
        <div className="mt-8 grid items-start gap-x-14 gap-y-10 desk:grid-cols-14-9">
          <Card className="rounded-panel! p-5! wide:p-9!">
            <Heading size="card">{form.title}</Heading>
            <DataRequestForm reply={actionData} />
          </Card>
          <div className="grid gap-8">
            <section>
              <Heading size="card">{steps.title}</Heading>
              <ol className="mt-4 grid list-decimal gap-3 ps-5">
                {steps.items.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </section>
            <PersonContact text={copy.contact.text} />
          </div>
        </div>
      ) : (
        <div className="mt-8 max-w-184">
          <PersonContact text={copy.contact.closed} />
        </div>
      )}
    </Container>
  );
}
