import { addEnterprise } from "@crm/contract/calls/add-enterprise";
import { addLead } from "@crm/contract/calls/add-lead";
import { contactUs } from "@crm/contract/calls/contact-us";
import { privacyRequest } from "@crm/contract/extensions/privacy-requests";
import { readFieldAttributes } from "@crm/contract/fields/html-attributes";
import type { Plugin } from "vite";

const id = "virtual:field-attributes";

const attributes = {
  demo: readFieldAttributes(addLead.request.shape),
  enterprise: readFieldAttributes(addEnterprise.request.shape),
  contact: readFieldAttributes(contactUs.request.shape),
  data: readFieldAttributes(privacyRequest.shape),
};

/**
 * The HTML attributes of the forms' fields, read from the calls' schemas while the site is built. A page
 * with a form then needs no schema library (33 kB compressed) before the form is sent.
 */
export function fieldAttributes(): Plugin {
  return {
    name: "field-attributes",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(attributes)}` : undefined,
  };
}
