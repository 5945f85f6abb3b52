import { expect, it } from "vitest";
import { addEnterprise } from "../calls/add-enterprise.ts";
import { addLead } from "../calls/add-lead.ts";
import { contactUs } from "../calls/contact-us.ts";
import { readFieldAttributes } from "./html-attributes.ts";

const required = true;

it("derives the attributes of every field of the three forms from its schema", () => {
  expect(readFieldAttributes(addLead.request.shape)).toEqual({
    email: { required, type: "email", maxLength: 254 },
    fullName: { required, maxLength: 120 },
    whatsApp: { required, maxLength: 40 },
    companyName: { required, maxLength: 160 },
    companyEmployees: { required },
    recaptchaToken: { required, maxLength: 16_000 },
    context: { required: false },
  });
  expect(readFieldAttributes(addEnterprise.request.shape)).toMatchObject({
    email: { required, type: "email", maxLength: 254 },
    phone: { required, maxLength: 40 },
  });
  expect(readFieldAttributes(contactUs.request.shape)).toMatchObject({
    lastName: { required, maxLength: 120 },
    // Ten to fifteen characters without spaces: HTML has no attribute for that.
    phone: { required },
    data: { required },
    message: { required, maxLength: 5_000 },
  });
});
