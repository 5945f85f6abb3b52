import { Loading, type RaRecord, useGetOne, useRecordContext } from "react-admin";
import type { ContactDetail } from "../../server/desk/transport/contact-shapes.ts";
import type { LeadDetail } from "../../server/desk/transport/lead-shapes.ts";
import { ContactPage } from "../contacts/contact-page.tsx";
import { DeskShow } from "../shell/desk-show.tsx";
import { TryAgain } from "../shell/try-again.tsx";
import { wholeRecord } from "../transport/data-provider.ts";
import { leadDisplayName } from "./lead-name.ts";

/** The page of the person who sent the lead, opened at this lead. */
export function LeadShow() {
  return (
    <DeskShow title={<LeadTitle />}>
      <PersonOfLead />
    </DeskShow>
  );
}

function LeadTitle() {
  const lead = useRecordContext<RaRecord & LeadDetail>();
  return lead ? leadDisplayName(lead) : "";
}

function PersonOfLead() {
  const lead = useRecordContext<RaRecord & LeadDetail>();
  return lead ? <Person id={lead.contactId} openedLead={String(lead.id)} /> : null;
}

function Person({ id, openedLead }: { id: string; openedLead: string }) {
  const person = { id, ...wholeRecord };
  const { data, error, isPending } = useGetOne<RaRecord & ContactDetail>("contacts", person);
  if (error) return <TryAgain error={error} />;
  if (isPending || data?.id === undefined) return <Loading />;
  return <ContactPage contact={data} openedLead={openedLead} />;
}
