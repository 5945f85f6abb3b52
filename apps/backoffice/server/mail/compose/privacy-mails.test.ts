import { brand, grievanceContact } from "@crm/brand";
import { expect, it } from "vitest";
import {
  composePrivacyConfirmation,
  composePrivacyDone,
  composePrivacyErased,
  composePrivacyExport,
} from "./privacy-mails.ts";

const addresses = {
  from: "Team <team@crm.example>",
  salesTo: [],
  supportTo: [],
  backofficeUrl: "https://desk.crm.example",
};
const now = 1_000;
const to = { email: "Re.kha+crm@Gmail.com", now };
const { name } = brand.product;
const { name: person, email: contact, phone } = grievanceContact;
const questions = `Questions or complaints: ${person}, ${contact}, ${phone}`;

/** The parts of a mail's text, without its signature. */
const read = (text = "") => text.split("\n\n").slice(0, -1);

const confirm = (kind: "access" | "correction" | "erasure" | "withdrawal") =>
  composePrivacyConfirmation({ ...to, kind, token: "a+b" }, addresses);

it.each([
  [
    "confirmation",
    "privacy-confirmation",
    confirm("erasure"),
    `Please confirm your request to ${name}`,
    [
      `Somebody, probably you, has asked ${name} about the data that is stored with this email address. The request is: "Erase everything about me".`,
      "Nothing happens until you open the link and press the button there.",
      questions,
      "Confirm my request: https://desk.crm.example/your-data/confirm?token=a%2Bb",
      "The link works once, for 7 days. We answer within 30 days after that.",
      "If you did not ask for this, ignore this mail: nothing is done.",
    ],
  ],
  [
    "copy of the data",
    "privacy-answer",
    composePrivacyExport({ ...to, token: "a+b" }, addresses),
    `Your data at ${name}`,
    [
      "Here is a copy of everything that is stored with this email address.",
      questions,
      "See my data: https://desk.crm.example/your-data/download?token=a%2Bb",
      "The link works for 7 days. Whoever has it can read your data, so don't forward this mail.",
    ],
  ],
  [
    "correction",
    "privacy-answer",
    composePrivacyDone({ ...to, kind: "correction" }, addresses),
    `Your data at ${name} is corrected`,
    ["We have corrected what is stored with this email address, as you asked.", questions],
  ],
  [
    "withdrawal",
    "privacy-answer",
    composePrivacyDone({ ...to, kind: "withdrawal" }, addresses),
    "Your consent is withdrawn",
    [
      `We have recorded that you take back your consent to offers and news. ${name} sends no more of them to this email address.`,
      questions,
    ],
  ],
  [
    "erasure",
    "privacy-erased",
    composePrivacyErased(to, addresses),
    `Your data at ${name} is erased`,
    [
      "We have erased everything that was stored with this email address, as you asked.",
      "Mails that were sent before are not ours to delete. Our backups still contain the data until they are deleted in turn. This mail is deleted here as soon as it is sent.",
      questions,
    ],
  ],
] as const)(
  "the mail about the %s says what happens next and whom to ask",
  (_, kind, mails, subject, text) => {
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      ...{ kind, subject, lead_id: null, sender: "Team <team@crm.example>", reply_to: contact },
      ...{ recipient: "Re.kha+crm@Gmail.com", mailbox: "rekha@gmail.com" },
      ...{ created_at: now, due_at: now, state: "pending" },
    });
    expect(read(mails[0]?.body_text)).toEqual([subject, ...text]);
  },
);

it.each([
  ["access", "See what is stored about me"],
  ["correction", "Correct what is stored about me"],
  ["erasure", "Erase everything about me"],
  ["withdrawal", "Take back my consent to offers and news"],
] as const)("the mail that asks to confirm a request of the kind %s names it", (kind, words) => {
  expect(confirm(kind)[0]?.body_text).toContain(`The request is: "${words}".`);
});
