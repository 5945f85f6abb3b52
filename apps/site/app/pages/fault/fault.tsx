import { isRouteErrorResponse } from "react-router";
import { paths } from "../../paths.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

/** Shown in place of a page that failed. Its links do full page loads, including scripts. */
export function Fault({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = isMissing ? copy.missing : copy.failed;
  return (
    <Container className="pt-10 pb-24 wide:pt-20 wide:pb-32">
      <title>{title}</title>
      <Heading as="h1">{title}</Heading>
      <Lede className="mt-6">{text}</Lede>
      <div className="mt-9 flex flex-wrap gap-4">
        {!isMissing && (
          <ButtonAnchor href="" look="go">
            {copy.again}
          </ButtonAnchor>
        )}
        <ButtonAnchor href={paths.home} look="quiet">
          {copy.home}
        </ButtonAnchor>
      </div>
    </Container>
  );
}
