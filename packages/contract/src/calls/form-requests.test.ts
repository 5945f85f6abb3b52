import { brand } from "@crm/brand";
import { describe, expect, it } from "vitest";
import { addEnterprise } from "./add-enterprise.ts";
import { addLead } from "./add-lead.ts";
import { contactUs } from "./contact-us.ts";
import { sendDemoMail } from "./send-demo-mail.ts";

const product = brand.product.name;
const token = "x".repeat(16_000);
const booking = {
  fullName: "Asha",
  email: "asha@parmar.example",
  companyName: "Parmar Tiles",
  companyEmployees: "10-19",
};
const tooLong = (most: number) => `Please keep this under ${most} characters`;

/** The calls' bodies, the message of each missing field, and the most characters of each. */
const requests = [
  {
    call: addLead,
    body: { ...booking, whatsApp: "+919825012345", recaptchaToken: token },
    missing: {
      fullName: "First Name is required",
      email: "Email is required",
      whatsApp: "Phone number is required.",
      companyName: "Company Name is required",
      companyEmployees: "Company Size is require.",
      recaptchaToken: "Please complete the reCAPTCHA.",
    },
    most: { fullName: 120, whatsApp: 40, companyName: 160, recaptchaToken: 16_000 },
  },
  {
    call: sendDemoMail,
    body: { ...booking, phone: "+919825012345" },
    missing: {
      fullName: "First Name is required",
      email: "Email is required",
      phone: "Phone number is required.",
      companyName: "Company Name is required",
      companyEmployees: "Company Size is require.",
    },
    most: { fullName: 120, phone: 40, companyName: 160 },
  },
  {
    call: addEnterprise,
    body: {
      company_id: "company-1",
      email: "asha@parmar.example",
      name: "Asha",
      phone: "+919825012345",
      companyName: "Parmar Tiles",
      companySize: "1000+",
      recaptchaToken: token,
    },
    missing: {
      company_id: "company_id is required",
      email: "Email is required",
      name: "First Name is required.",
      phone: "Phone number is required",
      companyName: "Company Name is required.",
      companySize: "Company Size is require.",
      recaptchaToken: "Please complete the reCAPTCHA.",
    },
    most: { name: 120, phone: 40, companyName: 160, company_id: 80 },
  },
  {
    call: contactUs,
    body: {
      firstName: "Asha",
      lastName: "Parmar",
      email: "asha@parmar.example",
      phone: "98250 12345",
      data: `New to ${product}`,
      message: "Hello,\n\tworld",
      recaptchaToken: token,
    },
    missing: {
      firstName: "First Name is required",
      lastName: "Last Name is required",
      email: "Email is required",
      phone: "Phone number is required",
      data: "Please select an option",
      message: "Message is required",
      recaptchaToken: "Please complete the reCAPTCHA",
    },
    most: { firstName: 120, lastName: 120, message: 5_000, recaptchaToken: 16_000 },
  },
];

describe.each(requests)("the body of call $call.number", ({ call, body, missing, most }) => {
  const errorOf = (change: Record<string, unknown>) =>
    call.request.safeParse({ ...body, ...change }).error?.issues.map(({ message }) => message);

  it("is accepted when it is complete, with a context of the right shape", () => {
    expect(call.request.parse(body)).toEqual(body);
    if (call === sendDemoMail) return;
    const context = { page: "/pricing", marketingConsent: false };
    expect(call.request.parse({ ...body, context })).toEqual({ ...body, context });
    expect(call.request.parse({ ...body, context: "wrong" })).not.toHaveProperty("context.page");
  });

  it.each(Object.entries(missing))("without %s is answered '%s'", (field, message) => {
    expect(errorOf({ [field]: undefined })).toEqual([message]);
    expect(errorOf({ [field]: "" })?.[0]).toBe(message);
  });

  it.each(Object.entries(most))("has at most %s of %i characters", (field, length) => {
    expect(errorOf({ [field]: "x".repeat(length) })).toBeUndefined();
    expect(errorOf({ [field]: "x".repeat(length + 1) })).toEqual([tooLong(length)]);
  });

  it("has an email of at most 254 characters in the right format", () => {
    const address = (length: number) => `${"a".repeat(length - "@b.example".length)}@b.example`;
    expect(errorOf({ email: address(254) })).toBeUndefined();
    expect(errorOf({ email: address(255) })).toEqual(["Invalid email format"]);
    expect(errorOf({ email: "asha@parmar" })).toEqual(["Invalid email format"]);
  });
});

it("offers the nine company sizes, and the typing error 500-499 is not one of them", () => {
  expect(addLead.request.shape.companyEmployees.options).toEqual([
    ...["1-4", "5-9", "10-19", "20-49", "50-99", "100-249", "250-499", "500-999", "1000+"],
  ]);
  expect(
    addLead.request.safeParse({ ...requests[0]?.body, companyEmployees: "500-499" }).success,
  ).toBe(false);
});

it("accepts a contact phone of 10 to 15 characters", () => {
  const accepts = (length: number) =>
    contactUs.request.shape.phone.safeParse("1".repeat(length)).success;
  expect([9, 10, 15, 16].map(accepts)).toEqual([false, true, true, false]);
});

it("accepts only the two choices of the contact form", () => {
  const accepts = (data: string) => contactUs.request.shape.data.safeParse(data).success;
  expect([`New to ${product}`, `Already ${product} User`, "Select Data"].map(accepts)).toEqual([
    ...[true, true, false],
  ]);
});
