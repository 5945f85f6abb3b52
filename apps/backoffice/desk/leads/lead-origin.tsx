import type { Lead } from "../../server/desk/transport/shapes.ts";
import { Fact, Facts } from "../shell/facts.tsx";
import { leadCopy as copy } from "./copy.ts";

/** The context that the site sent with a lead: consent and where the visitor came from. */
export function LeadOrigin({ lead }: { lead: Lead }) {
  const context = lead.context ?? {};
  return (
    <Facts>
      <Fact name={copy.source[lead.kind]}>{lead.source}</Fact>
      <Fact name={copy.consent}>{readConsent(context.marketingConsent)}</Fact>
      <Fact name={copy.page}>{context.page}</Fact>
      <Fact name={copy.referrer}>{context.referrer}</Fact>
      <Fact name={copy.notice}>{context.notice}</Fact>
      {Object.entries(context.campaign ?? {}).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

function readConsent(given: boolean | undefined): string {
  if (given === undefined) return copy.notAsked;
  return given ? copy.consentGiven : copy.consentRefused;
}
