import { contactFields } from "@crm/contract/calls/contact-us";
import { contextSchema } from "@crm/contract/fields/context";

/** The form's schema, in a separate file that is loaded when the form is first sent. */
export const contactSchema = contactFields.extend({ context: contextSchema });
