import type { Lead } from "../../server/desk/transport/lead-shapes.ts";
import { describeOrigin } from "../../server/leads/lead-origin.ts";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { leadCopy as copy } from "./copy.ts";

/** The context that the site sent with a lead: consent and where the visitor came from. */
export function LeadOrigin({ lead }: { lead: Lead }) {
  const context = lead.context ?? {};
  return (
    <DetailList>
      <Detail name={copy.source[lead.kind]}>{lead.source}</Detail>
      <Detail name={copy.consent}>{readConsent(context.marketingConsent)}</Detail>
      <Detail name={copy.page}>{context.page && describeOrigin(context.page)}</Detail>
      <Detail name={copy.referrer}>{context.referrer}</Detail>
      <Detail name={copy.notice}>{context.notice}</Detail>
      {Object.entries(context.campaign ?? {}).map(([name, value]) => (
        <Detail key={name} name={name}>
          {value}
        </Detail>
      ))}
    </DetailList>
  );
}

function readConsent(given: boolean | undefined): string {
  if (given === undefined) return copy.notAsked;
  return given ? copy.consentGiven : copy.consentDeclined;
}
