import { formatDateTime, formatDay } from "@crm/contract/dates";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { statusNames } from "../../leads/lead-status.ts";
import { describeDuration, describeInTime, nameSource } from "../../reports/describe-figures.ts";
import { feedbackLink, searchesLink } from "../../reports/links.ts";
import type { PeriodReport, Report } from "../../reports/report.ts";
import type { Fact } from "./mail-content.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

/** The desk's page on which the mail is switched off. */
const mondayMailPath = "/admin/monday-mail";

interface MondayMail {
  recipient: string;
  /** Of the last week, and of the week before. */
  report: Report;
  before: Report;
  /** Epoch milliseconds. */
  time: number;
}

const names = { ...statusNames, new: "Still new" };

/** The home page's figures of last week, each beside the week before and with a link to its rows. */
export function composeMondayMail(
  { recipient, report, before, time }: MondayMail,
  { from, backofficeUrl }: MailAddresses,
): FullMail[] {
  const { period, lastBackupAt } = report;
  const week = `${formatDay(period.from)} to ${formatDay(period.to)}`;
  const facts = [
    ...listNow(report),
    ...listWeek(period, before.period),
    ...listContent(report, before),
  ];
  return createMailRows({
    kind: "monday-mail",
    lead: { id: null, created_at: time },
    recipients: [recipient],
    from,
    replyTo: null,
    subject: `Leads of last week: ${period.received.count} new, ${report.waiting.count} waiting`,
    content: {
      headline: "Your leads, last week",
      opening: [
        `${week}. “Before” is the week before. Each figure opens its leads or mails in the desk.`,
      ],
      facts: [
        ...facts.map((fact) => ({
          ...fact,
          ...(fact.url && { url: `${backofficeUrl}/admin${fact.url}` }),
        })),
        {
          label: "Last backup",
          value: lastBackupAt ? formatDateTime(lastBackupAt) : "none is recorded",
        },
      ],
      action: { label: "Open the desk", url: `${backofficeUrl}/admin` },
      closing: [`You don't want this mail? Switch it off: ${backofficeUrl}${mondayMailPath}`],
    },
  });
}

function listNow({ waiting, overdue, followUps, mails, undelivered }: Report): Fact[] {
  return [
    { label: "Waiting now", value: String(waiting.count), url: waiting.link },
    { label: "Overdue now", value: String(overdue.count), url: overdue.link },
    { label: "Follow-ups due", value: String(followUps.count), url: followUps.link },
    { label: "Mails waiting", value: String(mails.waiting.count), url: mails.waiting.link },
    { label: "Mails given up", value: String(mails.dead.count), url: mails.dead.link },
    { label: "Could not be stored", value: String(undelivered.count), url: undelivered.link },
  ];
}

function listWeek(week: PeriodReport, before: PeriodReport): Fact[] {
  const { answers, received, sources, funnel } = week;
  const total = (name: string, { sources }: PeriodReport) =>
    (sources.find((source) => source.name === name)?.counts ?? []).reduce(
      (sum, one) => sum + one,
      0,
    );
  const answered = (
    label: string,
    describe: (of: PeriodReport["answers"]) => string | number,
    url = answers.answered.link,
  ) => ({ label, value: `${describe(answers)}; before: ${describe(before.answers)}`, url });
  return [
    {
      label: "New leads",
      value: `${received.count}; before: ${before.received.count}`,
      url: received.link,
    },
    ...sources.map(({ name, link }) => ({
      label: nameSource(name),
      value: `${total(name, week)}; before: ${total(name, before)}`,
      url: link,
    })),
    ...funnel.map(({ status, count, link }) => ({
      label: names[status],
      value: `${count}; before: ${before.funnel.find((step) => step.status === status)?.count ?? 0}`,
      url: link,
    })),
    answered("Answered in time", describeInTime, answers.inTime.link),
    answered("Answered late", ({ late }) => late.count, answers.late.link),
    answered("Not answered in time", ({ missed }) => missed.count, answers.missed.link),
    answered("First answer, median", ({ medianMs }) => describeDuration(medianMs)),
    answered("9 of 10 answered within", ({ percentile90Ms }) => describeDuration(percentile90Ms)),
  ];
}

/** A search's count is one figure for all time, so the week before has none. */
function listContent({ content }: Report, before: Report): Fact[] {
  if (!content) return [];
  return [
    { label: "Searches without results", value: String(content.searches.count), url: searchesLink },
    {
      label: "Article did not help",
      value: `${content.unhelpful.count}; before: ${before.content?.unhelpful.count ?? 0}`,
      url: feedbackLink,
    },
  ];
}
