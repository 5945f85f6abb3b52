import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { createLeadRow } from "../../leads/new-lead.ts";
import { composeLeadReminder } from "./lead-reminder.ts";
import { composePasswordLink } from "./password-link.ts";
import { composeTestMail } from "./test-mail.ts";

const mailAddresses = {
  from: "Team <team@crm.example>",
  salesTo: ["sales@crm.example"],
  supportTo: ["support@crm.example"],
  backofficeUrl: "https://desk.crm.example",
};
const now = Date.UTC(2026, 10, 22, 6, 0);
const { name } = brand.product;

/** The parts of a mail's text, without its signature. */
const read = (text = "") => text.split("\n\n").slice(0, -1);

const common = {
  ...{ sender: "Team <team@crm.example>", recipient: "farida@shop.test", mailbox: null },
  ...{ created_at: now, due_at: now, state: "pending" },
};

it.each([
  [
    "invitation",
    `Welcome to the ${name} desk`,
    "Rekha invites you to the desk, where leads, mail and articles are.",
    ["The link works once, within 7 days."],
  ],
  [
    "password",
    `Your ${name} desk password`,
    "Somebody asked for a new password for your account. If it was you, choose one now.",
    [
      "The link works once, within an hour. It ends every open session.",
      "If you did not ask for it, you can ignore this mail. Your password stays as it is.",
    ],
  ],
] as const)(
  "the link for an %s says what it is for and how long it works",
  (purpose, subject, why, end) => {
    const link = "https://desk.crm.example/admin/set-password#token";
    const given = { purpose, to: "farida@shop.test", link, now, from: "Rekha" };
    const [mail, ...others] = composePasswordLink(given, { mailAddresses });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ ...common, kind: "password-link", lead_id: null, reply_to: null });
    expect(mail?.subject).toBe(subject);
    expect(read(mail?.body_text)).toEqual([subject, why, `Choose a password: ${link}`, ...end]);
  },
);

it("the reminder of a next step has the step, its time, the lead and the address for a reply", () => {
  const lead = {
    ...createLeadRow("demo", 0, { email: "rekha@parmar.in", name: "Rekha" }),
    id: "l",
  };
  const compose = (given: object) =>
    composeLeadReminder(
      { ...lead, next_step_at: now, ...given },
      common.recipient,
      mailAddresses,
      now,
    );
  const [mail, ...others] = compose({ next_step: "Send the quote" });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    ...{ ...common, kind: "lead-reminder", lead_id: "l", reply_to: "rekha@parmar.in" },
    subject: "Next step due: Rekha",
  });
  expect(read(mail?.body_text)).toEqual([
    "Send the quote",
    "You planned this for 22 Nov 2026, 11:30 am IST.",
    "Name: Rekha\nEmail: rekha@parmar.in",
    "Open the lead in the desk: https://desk.crm.example/admin/leads/l/show",
    "A reply to this mail goes to the address that the visitor gave.",
  ]);
  const [plain] = compose({ name: null, next_step: null });
  expect(plain?.subject).toBe("Next step due: a lead");
  expect(read(plain?.body_text)[0]).toBe("Follow up");
});

it("the test mail says when it was sent and why", () => {
  const [mail, ...others] = composeTestMail("farida@shop.test", now, mailAddresses);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ ...common, kind: "alarm", lead_id: null, reply_to: null });
  expect(mail?.subject).toBe(`Test mail of the ${name} desk`);
  expect(read(mail?.body_text)).toEqual([
    "This is the test mail",
    "The mail server accepts mails of the desk, and this one has arrived.",
    "Sent: 22 Nov 2026, 11:30 am IST",
    "Open the settings: https://desk.crm.example/admin/settings",
    "You get it because you asked for it on the page “Settings”.",
  ]);
});
