import type { LeadStatus } from "../leads/lead-status.ts";

/**
 * The figures of the home page and the Monday mail. Spam and customers' captured leads are in none of
 * them. Each has the address in the desk of the rows that it counts.
 */
export interface Report {
  waiting: Figure;
  overdue: Figure;
  followUps: Figure;
  period: PeriodReport;
  /** The leads of the period by owner, those of nobody last. */
  owners: OwnerReport[];
  mails: { waiting: Figure; dead: Figure };
  undelivered: Figure;
  /** ISO 8601; null when no backup is recorded. */
  lastBackupAt: string | null;
  /** Only for roles that may read them. */
  content: ContentReport | null;
}

export interface Figure {
  count: number;
  /** A path below `/admin`. */
  link: string;
}

/** The leads that arrived in a period of whole days in India. */
export interface PeriodReport {
  /** The first and the last day, such as 2026-11-21. */
  from: string;
  to: string;
  received: Figure;
  answers: AnswerReport;
  /** Where leads came from, the most frequent first; `counts` has one figure for each of `days`. */
  days: string[];
  sources: { name: string; counts: number[]; link: string }[];
  funnel: (Figure & { status: LeadStatus })[];
}

/** How quickly the leads of a period were answered. */
export interface AnswerReport {
  /** Leads that were answered, and those that were not although their time is over. */
  counted: number;
  answered: Figure;
  /** Those that were answered before their time was over, and after it. */
  inTime: Figure;
  late: Figure;
  /** Not answered although their time is over. */
  missed: Figure;
  /** From arrival to the first answer, nights and weekends included. Milliseconds; null: no answer yet. */
  medianMs: number | null;
  percentile90Ms: number | null;
}

/** What became of one owner's leads. */
export interface OwnerReport {
  /** Null: nobody's leads; "": somebody who has left. */
  name: string | null;
  received: Figure;
  /** Leads that were answered, and those that were not although their time is over. */
  counted: number;
  inTime: Figure;
  won: Figure;
}

export interface ContentReport {
  /** Searches with no results that were last made in the period. */
  searches: Figure;
  /** Readers whom an article did not help in the period. */
  unhelpful: Figure;
}
