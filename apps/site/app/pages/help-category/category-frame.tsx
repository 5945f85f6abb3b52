import { articleMessages } from "@crm/contract/messages";
import { helpCenterPath } from "@crm/contract/pages/help-center";
import type { ReactNode } from "react";
import { helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";

/** Shown while a category is loading, with its name if the link provided it. */
export function CategoryLoading({ name = helpCenterName }: { name: string | undefined }) {
  return (
    <CategoryFrame name={name}>
      <Loading text={articleMessages.loading} />
    </CategoryFrame>
  );
}

/** Shown when a category could not be loaded, with its name if the link provided it. */
export function CategoryProblem({ name = helpCenterName }: { name: string | undefined }) {
  return (
    <CategoryFrame name={name}>
      <NoArticles text={listFailure} to={helpCenterPath} label="Back to the help centre" />
    </CategoryFrame>
  );
}

/**
 * Shown in place of a category's articles: why there are none, and a link to where there are some.
 *
 * @param drawing a drawing above the text; only the server has one, because every page would load it
 */
export function NoArticles({
  text,
  to,
  label,
  drawing,
}: {
  text: string;
  to: string;
  label: string;
  drawing?: ReactNode;
}) {
  return (
    <>
      {drawing}
      <p className="mt-6 w-fit rounded-card rounded-ss-tail border border-line bg-white px-6 py-5 text-soft">
        {text}
      </p>
      <ButtonLink to={to} look="quiet" size="medium" className="mt-8">
        {label}
      </ButtonLink>
    </>
  );
}

/** The layout of a category's page: its name at the left. */
export function CategoryFrame({
  name,
  description,
  children,
}: {
  name: string;
  description?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Container className="pt-4 pb-20 wide:pt-10 wide:pb-28">
      <div className="grid gap-x-16 gap-y-10 desk:grid-cols-4-7">
        <header className="desk:sticky desk:top-8 desk:self-start">
          <Breadcrumbs steps={helpTrail()} />
          <Heading as="h1" className="mt-3">
            {name}
          </Heading>
          {description && <Lede className="mt-5">{description}</Lede>}
        </header>
        <div className="min-w-0 desk:pt-14">{children}</div>
      </div>
    </Container>
  );
}
