import { brand } from "@crm/brand";
import { contactChoices } from "@crm/contract/fields/options";
import { apiPath } from "../http/app-env.ts";
import { createCaptchaToken } from "./create-captcha-token.ts";
import type { TestBackoffice } from "./test-backoffice.ts";

/** A valid submission of a form: its path, headers and body, with a new captcha. */
export interface LeadBody {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export type LeadKind = "demo" | "enterprise" | "contact";

export const demoFields = {
  email: "rekha@parmar-uniforms.in",
  fullName: "Rekha Parmar",
  whatsApp: "+919876543210",
  companyName: "Parmar Uniforms",
  companyEmployees: "10-19",
};

const [, existingUser] = contactChoices(brand.product.name);

/** Fills in one of the three forms. */
export async function fillForm(office: TestBackoffice, form: LeadKind): Promise<LeadBody> {
  const { settings } = office.services;
  const recaptchaToken = await createCaptchaToken({ secret: settings.captcha.altchaSecret });
  const submissions = {
    demo: {
      path: `${apiPath}/lead/add/${settings.demoCampaignId}`,
      headers: { apiKey: settings.apiKey },
      body: demoFields,
    },
    enterprise: {
      path: `${apiPath}/payment/addEnterPrise`,
      headers: {},
      body: {
        company_id: settings.enterpriseCompanyId,
        email: "arun@nair-exports.in",
        name: "Arun Nair",
        phone: "+914842345678",
        companyName: "Nair Exports",
        companySize: "250-499",
      },
    },
    contact: {
      path: `${apiPath}/contactUs`,
      headers: {},
      body: {
        firstName: "Lalita",
        lastName: "Devi",
        email: "lalita@devi-travels.in",
        phone: "98765 43210",
        data: existingUser,
        message: "Where do I change\nmy plan?",
      },
    },
  };
  const { path, headers, body } = submissions[form];
  return { path, headers, body: { ...body, recaptchaToken } };
}
