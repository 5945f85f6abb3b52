import { startOfDay } from "@crm/contract/dates";
import type { Context } from "hono";
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";

/** The validated query of a list. */
export interface ListQuery<Sort extends string> {
  limit: number;
  offset: number;
  sort: Sort;
  order: "asc" | "desc";
  /** The search text; empty when there is no search. */
  search: string;
}

const maxPerPage = 500;
const maxSearch = 200;

/**
 * Reads `page`, `perPage`, `sort`, `order` and `q` from a list's query.
 *
 * @param sorts the fields that the list can be sorted by, the default first
 * @throws HttpError 400 when one of them is invalid
 */
export function readListQuery<Sort extends string>(
  c: Context,
  sorts: readonly [Sort, ...Sort[]],
): ListQuery<Sort> {
  const page = readCount(c, "page", 1);
  const limit = Math.min(readCount(c, "perPage", 25), maxPerPage);
  const sort = c.req.query("sort") ?? sorts[0];
  const known = sorts.find((name) => name === sort);
  if (!known) throw new HttpError(400, "This list can't be sorted by that");
  const order = c.req.query("order")?.toLowerCase() === "asc" ? "asc" : "desc";
  const search = (c.req.query("q") ?? "").trim().slice(0, maxSearch);
  return { limit, offset: (page - 1) * limit, sort: known, order, search };
}

/**
 * Reads one of a list's filters.
 *
 * @returns undefined when it is not set
 * @throws HttpError 400 when it is none of `choices`
 */
export function readChoice<Choice extends string>(
  c: Context,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = c.req.query(name);
  if (!value) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw new HttpError(400, `This list can't be filtered by that ${name}`);
  return choice;
}

/**
 * Reads the start of a day in India from a date such as 2026-11-22.
 *
 * @returns epoch milliseconds; undefined when it is not set
 * @throws HttpError 400 when it is no date
 */
export function readDay(c: Context, name: string): number | undefined {
  const text = c.req.query(name);
  if (!text) return undefined;
  // Midnight in UTC is on the same day in India.
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new HttpError(400, `${name} must be a date such as 2026-11-22`);
  return startOfDay(instant);
}

/** Case-insensitive substring match, the same on both databases. */
export function contains(column: Expression<string | null>, search: string): Expression<SqlBool> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`;
}

/** How many rows a list has on all pages. */
export async function countRows<Table extends keyof Database>(
  matching: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Like `contains` for phone numbers. People search with spaces, hyphens, brackets or a leading zero,
 * and numbers are stored as the form or the customer's program wrote them.
 */
export function containsNumber(
  column: Expression<string | null>,
  search: string,
): Expression<SqlBool> {
  const digits = search.replace(/[\s().-]/g, "").replace(/^0+(?=\d)/, "");
  if (!/^\+?\d+$/.test(digits)) return contains(column, search);
  const bare = sql<string>`replace(replace(replace(replace(replace(${column}, ' ', ''), '-', ''), '.', ''), '(', ''), ')', '')`;
  return contains(bare, digits);
}

function readCount(c: Context, name: string, fallback: number): number {
  const text = c.req.query(name);
  if (text === undefined) return fallback;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count <= 1_000_000) return count;
  throw new HttpError(400, `${name} must be a whole number from 1`);
}
