import { expect, it } from "vitest";
import { composeAlarm, composeAllClear } from "./alarm.ts";

const settings = {
  mail: {
    from: "Team <team@crm.example>",
    salesTo: [],
    supportTo: [],
    alertTo: ["owner@crm.example", "ops@crm.example"],
    connections: 1,
  },
  backofficeUrl: "https://desk.crm.example",
};
const time = Date.UTC(2026, 10, 22, 6, 0);
const since = Date.UTC(2026, 10, 22, 3, 30);

/** The parts of a mail's text, without its signature. */
const read = (text = "") => text.split("\n\n").slice(0, -1);

it.each([
  [
    "mail",
    "mails are not being delivered",
    "The outbox shows each undelivered mail with the mail server's answer and a button to send it again.",
    "In the last 24 hours, no mail had to be given up.",
    "Open the outbox in the desk: https://desk.crm.example/admin/outbox",
  ],
  [
    "webhooks",
    "leads are not being handed on",
    "The log of each webhook shows what the other system answered, with a button to send it again.",
    "In the last 24 hours, no delivery had to be given up.",
    "Open the webhooks in the desk: https://desk.crm.example/admin/webhooks",
  ],
  [
    "spool",
    "submissions are waiting or can't be stored",
    "The waiting submissions are on the disk of that copy of the site. Do not delete its folder.",
    "No copy of the site reports a problem with its spool.",
    "Open “Could not be stored” in the desk: https://desk.crm.example/admin/undelivered",
  ],
  [
    "disk",
    "a disk is almost full",
    "On a full disk no lead can be stored.",
    "Every disk has enough free space again.",
    "Open the desk: https://desk.crm.example/admin",
  ],
  [
    "forms",
    "all forms are being rejected",
    "Visitors can't reach you while this lasts.",
    "The site accepts forms again, or no form has been rejected for 24 hours.",
    "Open the desk: https://desk.crm.example/admin",
  ],
] as const)(
  "the alarm about '%s' says what is wrong, since when, what to do and when it is over",
  (kind, problem, advice, over, link) => {
    const alarm = composeAlarm(kind, ["One.", "Two."], { time, settings, since });
    const allClear = composeAllClear(kind, { time, settings });
    for (const mails of [alarm, allClear]) {
      expect(mails).toMatchObject([
        { recipient: "owner@crm.example" },
        { recipient: "ops@crm.example" },
      ]);
      for (const mail of mails) {
        expect(mail).toMatchObject({
          ...{ kind: "alarm", lead_id: null, sender: "Team <team@crm.example>", reply_to: null },
          ...{ created_at: time, due_at: time, state: "pending" },
        });
      }
    }
    expect(alarm[0]?.subject).toBe(`Alarm: ${problem}`);
    expect(read(alarm[0]?.body_text)).toEqual([
      `Alarm: ${problem}`,
      "One.",
      "Two.",
      advice,
      "Since: 22 Nov 2026, 9:00 am IST",
      link,
      "You will get this mail every 6 hours until the problem is over, and one more when it is.",
    ]);
    expect(allClear[0]?.subject).toBe(`Over: ${problem}`);
    expect(read(allClear[0]?.body_text)).toEqual([`Over: ${problem}`, over, link]);
  },
);
