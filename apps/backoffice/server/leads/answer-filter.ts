import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { LeadAnswer } from "./lead-status.ts";

/** Literals, because a partial index serves only a condition that is written as in the index. */
export const isNoSpam = sql<SqlBool>`leads.status <> 'spam'`;

const eb = expressionBuilder<Database, "leads">();

/**
 * Spam needs no answer. As in its index, the other way round than `isNoSpam`: SQLite would take the index
 * of that one, which has the answered leads too.
 */
const needsAnswer = sql<SqlBool>`'spam' <> leads.status`;

/** Each has its own partial index. */
const conditions: Record<LeadAnswer, (now: number) => Expression<SqlBool>> = {
  answered: () => eb("leads.answered_at", "is not", null),
  "in-time": () => eb("leads.answered_at", "<=", eb.ref("leads.answer_due_at")),
  late: () => eb("leads.answered_at", ">", eb.ref("leads.answer_due_at")),
  missed: (now) =>
    eb.and([eb("leads.answered_at", "is", null), needsAnswer, eb("leads.answer_due_at", "<", now)]),
};

/** @param now epoch milliseconds */
export const isAnswered = (answer: LeadAnswer, now: number) => conditions[answer](now);
