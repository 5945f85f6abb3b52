import { addEnterprise } from "@crm/contract/calls/add-enterprise";
import { addLead } from "@crm/contract/calls/add-lead";
import { contactUs } from "@crm/contract/calls/contact-us";
import { firstErrors } from "@crm/contract/fields/first-errors";
import { checkShape } from "@crm/server-kit/check-shape";
import type { z } from "zod";
import { describeInquiry } from "../calls/add-enterprise.ts";
import { describeBooking } from "../calls/add-lead.ts";
import { describeMessage } from "../calls/contact-us.ts";
import type { UndeliveredRow } from "../db/rows/lead-rows.ts";
import { FormError } from "../desk/transport/form-error.ts";
import { findAnswer, fingerprint } from "../leads/find-answer.ts";
import { storeLead } from "../leads/store-lead.ts";
import type { FormContent } from "../leads/submit-lead.ts";
import type { Services } from "../services.ts";
import { settleUndelivered } from "./settle-undelivered.ts";

const day = 24 * 60 * 60_000;

/**
 * Stores a submission as a lead after a person has looked at it. Its idempotency key is the visitor's, so
 * a lead that exists already stays the only one.
 *
 * @param fields the corrected fields
 * @throws FormError with a message for each invalid field
 * @throws HttpError 409 when another lead was stored with this key
 */
export async function storeUndelivered(
  services: Services,
  row: UndeliveredRow,
  fields: Record<string, unknown>,
): Promise<void> {
  const { db, now } = services;
  const content = describeContent(services, row, fields);
  const { call, lead, composeMails, submission } = content;
  const key = { call, key: row.key, fingerprint: fingerprint(submission) };
  if (!(await findAnswer(db, key))) {
    await storeLead(services, {
      ...{ lead, key, mails: composeMails(lead), answer: { status: true } },
      // The person's decision takes the place of the captcha.
      captcha: { nonce: `undelivered:${row.id}`, expiresAt: now() + day },
    });
  }
  await settleUndelivered(db, row.id, now());
}

function describeContent(
  services: Services,
  { call }: UndeliveredRow,
  fields: Record<string, unknown>,
): FormContent {
  const given = { ...fields, recaptchaToken: "-" };
  switch (call) {
    case 1:
      return describeBooking(
        services,
        check(addLead.request, given),
        services.settings.demoCampaignId,
      );
    case 3: {
      const company_id = services.settings.enterpriseCompanyId;
      return describeInquiry(services, check(addEnterprise.request, { ...given, company_id }));
    }
    case 4:
      return describeMessage(services, check(contactUs.request, given));
  }
}

function check<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = checkShape(schema, given);
  if (success) return data;
  const errors = Object.entries(firstErrors(error));
  throw new FormError(Object.fromEntries(errors.map(([name, text]) => [`fields.${name}`, text])));
}
