import { formatDateTime, toIso } from "@crm/contract/dates";
import type { AlarmKind } from "../../alarms/find-problems.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import type { Settings } from "../../settings.ts";
import { createMailRows } from "./mail-row.ts";

interface AlarmCopy {
  subject: string;
  advice: string;
  over: string;
  page: { label: string; path: string };
}

const outbox = { label: "Open the outbox in the desk", path: "/admin/outbox" };
const desk = { label: "Open the desk", path: "/admin" };

const copy: Record<AlarmKind, AlarmCopy> = {
  mail: {
    subject: "Alarm: mails are not being delivered",
    advice:
      "The outbox shows each undelivered mail with the mail server's answer and a button to send it again.",
    over: "In the last 24 hours, no mail had to be given up.",
    page: outbox,
  },
  webhooks: {
    subject: "Alarm: leads are not being handed on",
    advice:
      "The log of each webhook shows what the other system answered, with a button to send it again.",
    over: "In the last 24 hours, no delivery had to be given up.",
    page: { label: "Open the webhooks in the desk", path: "/admin/webhooks" },
  },
  spool: {
    subject: "Alarm: submissions are waiting or can't be stored",
    advice:
      "The waiting submissions are on the disk of that copy of the site. Do not delete its folder.",
    over: "No copy of the site reports a problem with its spool.",
    page: { label: "Open “Could not be stored” in the desk", path: "/admin/undelivered" },
  },
  disk: {
    subject: "Alarm: a disk is almost full",
    advice: "On a full disk no lead can be stored.",
    over: "Every disk has enough free space again.",
    page: desk,
  },
  forms: {
    subject: "Alarm: all forms are being rejected",
    advice: "Visitors can't reach you while this lasts.",
    over: "The site accepts forms again, or no form has been rejected for 24 hours.",
    page: desk,
  },
};

interface Context {
  /** Epoch milliseconds. */
  time: number;
  settings: Pick<Settings, "mail" | "backofficeUrl">;
}

/** Tells the owner what is wrong, since when and what to do. */
export function composeAlarm(
  kind: AlarmKind,
  sentences: readonly string[],
  { since, ...context }: Context & { since: number },
): FullMail[] {
  const { subject, advice } = copy[kind];
  return createAlarmMail(kind, context, subject, {
    opening: [...sentences, advice],
    facts: [{ label: "Since", value: formatDateTime(toIso(since)) }],
    closing: [
      "You will get this mail every 6 hours until the problem is over, and one more when it is.",
    ],
  });
}

/** Tells the owner that an alarm is over. */
export function composeAllClear(kind: AlarmKind, context: Context): FullMail[] {
  const { subject, over } = copy[kind];
  const content = { opening: [over], facts: [], closing: [] };
  return createAlarmMail(kind, context, subject.replace("Alarm:", "Over:"), content);
}

function createAlarmMail(
  kind: AlarmKind,
  { time, settings: { mail, backofficeUrl } }: Context,
  subject: string,
  content: { opening: string[]; facts: { label: string; value: string }[]; closing: string[] },
): FullMail[] {
  const { label, path } = copy[kind].page;
  return createMailRows({
    kind: "alarm",
    lead: { id: null, created_at: time },
    recipients: mail.alertTo,
    from: mail.from,
    replyTo: null,
    subject,
    content: { headline: subject, ...content, action: { label, url: `${backofficeUrl}${path}` } },
  });
}
