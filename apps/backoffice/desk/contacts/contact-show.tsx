import { type RaRecord, useRecordContext } from "react-admin";
import type { ContactDetail } from "../../server/desk/transport/contact-shapes.ts";
import { leadDisplayName } from "../leads/lead-name.ts";
import { DeskShow } from "../shell/desk-show.tsx";
import { ContactPage } from "./contact-page.tsx";

export function ContactShow() {
  return (
    <DeskShow title={<ContactTitle />}>
      <LoadedContact />
    </DeskShow>
  );
}

function ContactTitle() {
  const contact = useRecordContext<RaRecord & ContactDetail>();
  return contact ? leadDisplayName(contact) : "";
}

function LoadedContact() {
  const contact = useRecordContext<RaRecord & ContactDetail>();
  return contact ? <ContactPage contact={contact} /> : null;
}
