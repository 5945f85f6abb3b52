import { contactFields } from "@crm/contract/calls/contact-us";
import { contextSchema } from "@crm/contract/fields/context";

/** What the form sends; in a file of its own, fetched when the form is first sent. */
export const contactSchema = contactFields.extend({ context: contextSchema });
