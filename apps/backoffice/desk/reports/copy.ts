const leads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

export const reportCopy = {
  title: "Report",
  now: "Leads now",
  waiting: "Waiting for an answer",
  overdue: "Overdue",
  followUps: "Follow-ups due",
  period: "Period",
  range: (from: string, to: string) => `${from} to ${to}`,
  periods: {
    month: {
      name: "Last 30 days",
      answers: "Answers in the last 30 days",
      received: (total: number) => `${leads(total)} in the last 30 days`,
      noLeads: "No lead arrived in the last 30 days.",
      funnelHelp: "The status that the leads of the last 30 days have now. Spam is left out.",
    },
    week: {
      name: "Last week",
      answers: "Answers to the leads of last week",
      received: (total: number) => `${leads(total)} last week`,
      noLeads: "No lead arrived last week.",
      funnelHelp: "The status that the leads of last week have now. Spam is left out.",
    },
  },
  inTime: "Answered in time",
  late: "Answered late",
  missed: "Not answered in time",
  inTimeHelp:
    "Of the leads that were answered or whose time is over. The time counts only working days.",
  median: "Time to the first answer, median",
  percentile: "9 of 10 were answered within",
  hoursHelp: "From arrival, nights and weekends included.",
  perDay: "Leads per day by source",
  chart: "A bar for each day, divided by source. The table below has the figures.",
  table: "Show as a table",
  day: "Day",
  total: "Total",
  funnel: "What became of them",
  owners: {
    title: "By owner",
    help: "Each lead of the period counts for whoever owns it now. Spam is left out.",
    columns: { owner: "Owner", received: "Leads", inTime: "Answered in time", won: "Won" },
  },
  searches: "Searches with no results",
  noSearches: "No search was without results.",
  allSearches: "See all searches",
  feedback: "Articles that did not help",
  noFeedback: "No reader said that an article did not help.",
  allFeedback: "See all feedback",
  times: (count: number) => (count === 1 ? "once" : `${count} times`),
  readers: (count: number) => (count === 1 ? "1 reader" : `${count} readers`),
  backup: "Last backup",
  noBackup:
    "No backup is recorded. Only “npm run backup” on this machine is recorded; other backups are not seen here.",
  failed: "We can't load these figures right now. Reload the page to try again.",
} as const;

/** The periods of the report that can be chosen. */
export type PeriodName = keyof typeof reportCopy.periods;
export type PeriodWords = (typeof reportCopy.periods)[PeriodName];
