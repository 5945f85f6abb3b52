import { backendContext } from "../../backend/.server/context.ts";
import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { FormHtml } from "../../rendering/form-html.tsx";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import { Card } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/your-data.ts";
import { copy } from "./copy.ts";
import YourDataDocument from "./your-data-document.ssr.tsx";

export const action = showFormReply;

/** A host that only knows the twelve calls can't take requests; then the page names a person. */
export async function loader({ context }: Route.LoaderArgs) {
  return { hasForm: await context.get(backendContext).offersOwnData() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const page = await loadServerHtml(args);
  return { ...page, hasForm: page.serverHtml.parts.has("form") };
}

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) =>
      describePage(matches, {
        ...copy.page,
        jsonLd: (siteUrl) => [
          describeBreadcrumbs(siteUrl, [{ name: copy.title, path: copy.page.path }]),
        ],
      })
  : keepHead();

const loadForm = () => import("./data-request-form.tsx");

/** `/your-data`: see, correct or erase one's data, or take back consent. */
export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  const props = { reply: actionData };
  return (
    <Container className="pt-6 pb-20 wide:pt-14 wide:pb-28">
      <ServerHtml name="intro">
        <YourDataDocument part="intro" {...props} />
      </ServerHtml>
      {loaderData.hasForm ? (
        <div className="mt-8 grid items-start gap-x-14 gap-y-10 desk:grid-cols-14-9">
          <Card className="rounded-panel! p-5! wide:p-9!">
            <ServerHtml name="title">
              <YourDataDocument part="title" {...props} />
            </ServerHtml>
            <FormHtml name="form" load={loadForm} props={props} atOnce={Boolean(actionData)}>
              <YourDataDocument part="form" {...props} />
            </FormHtml>
          </Card>
          <ServerHtml name="steps" className="grid gap-8">
            <YourDataDocument part="steps" {...props} />
          </ServerHtml>
        </div>
      ) : (
        <ServerHtml name="closed" className="mt-8 max-w-184">
          <YourDataDocument part="closed" {...props} />
        </ServerHtml>
      )}
    </Container>
  );
}
