import type { Context } from "hono";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { DeskEnv } from "../../auth/require-person.ts";
import type { LeadKind } from "../../db/rows/lead-rows.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { isAnswered, isNoSpam } from "../../leads/answer-filter.ts";
import { noOrigin } from "../../leads/lead-origin.ts";
import {
  type LeadAnswer,
  type LeadStatus,
  leadAnswers,
  leadStatuses,
  nobody,
  notSpam,
} from "../../leads/lead-status.ts";
import { readChoice, readDay } from "../transport/list-query.ts";
import { isInView, type Viewer } from "./lead-views.ts";
import { matchWords } from "./match-words.ts";
import { type LeadView, leadViews } from "./view-names.ts";

/** Which leads a list shows: all that match each given part. */
export interface LeadFilter extends Viewer {
  view: LeadView | undefined;
  kind: LeadKind | undefined;
  status: LeadStatus | typeof notSpam | undefined;
  /** An id, or `nobody`. */
  owner: string | undefined;
  origin: string | undefined;
  /** All but these. */
  exceptOrigins: readonly string[] | undefined;
  answer: LeadAnswer | undefined;
  isHeld: boolean;
  /** Epoch milliseconds: from the first on, and before the second. */
  from: number | undefined;
  before: number | undefined;
  search: string;
  /** The chosen ones; undefined when all are wanted. */
  ids: string[] | undefined;
}

const kinds = ["demo", "enterprise", "contact"] as const;
const reviews = ["held"] as const;
/** More would not fit into an address. */
const maxIds = 250;
const day = 24 * 60 * 60_000;
/** The report names fewer sources. */
const maxOrigins = 10;

/**
 * Reads the filters of a list's query. `from` and `to` are days in India such as 2026-11-21, both
 * included.
 *
 * @throws HttpError 400 when one of them is invalid
 */
export function readLeadFilter(c: Context<DeskEnv>, search: string, now: number): LeadFilter {
  const to = readDay(c, "to");
  return {
    personId: c.get("person").id,
    now,
    view: readChoice(c, "view", leadViews),
    kind: readChoice(c, "kind", kinds),
    status: readChoice(c, "status", [...leadStatuses, notSpam]),
    owner: c.req.query("owner") || undefined,
    origin: c.req.query("origin") || undefined,
    exceptOrigins: readExceptOrigins(c),
    answer: readChoice(c, "answer", leadAnswers),
    isHeld: readChoice(c, "review", reviews) === "held",
    from: readDay(c, "from"),
    before: to === undefined ? undefined : to + day,
    search,
    ids: readIds(c),
  };
}

function readExceptOrigins(c: Context): string[] | undefined {
  const origins = c.req.queries("exceptOrigins");
  if (!origins || origins.length <= maxOrigins) return origins;
  throw new HttpError(400, `Please leave out at most ${maxOrigins} sources`);
}

function readIds(c: Context): string[] | undefined {
  const ids = c.req.query("ids")?.split(",");
  if (ids && ids.length > maxIds) throw new HttpError(400, `Please choose at most ${maxIds} leads`);
  return ids;
}

/** The condition that rows, counts and files of a list share. */
export function matchFilter(filter: LeadFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "leads">();
  const { view, kind, status, owner, origin, exceptOrigins, answer, now } = filter;
  const { isHeld, from, before, search, ids } = filter;
  return eb.and(
    [
      view && isInView(view, filter),
      kind && eb("leads.kind", "=", kind),
      status && (status === notSpam ? isNoSpam : eb("leads.status", "=", status)),
      owner &&
        (owner === nobody ? eb("leads.owner_id", "is", null) : eb("leads.owner_id", "=", owner)),
      origin &&
        (origin === noOrigin ? eb("leads.origin", "is", null) : eb("leads.origin", "=", origin)),
      exceptOrigins && isFromNoneOf(exceptOrigins),
      answer && isAnswered(answer, now),
      isHeld && eb.and([eb("leads.review", "is not", null), eb("leads.released_at", "is", null)]),
      from !== undefined && eb("leads.created_at", ">=", from),
      before !== undefined && eb("leads.created_at", "<", before),
      search !== "" && matchWords(search),
      ids && eb("leads.id", "in", ids),
    ].filter((condition) => typeof condition === "object"),
  );
}

function isFromNoneOf(origins: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "leads">();
  const named = origins.filter((origin) => origin !== noOrigin);
  const isKnown = eb("leads.origin", "is not", null);
  const isOther = named.length > 0 ? eb("leads.origin", "not in", named) : isKnown;
  return origins.includes(noOrigin) ? isOther : eb.or([eb.not(isKnown), isOther]);
}
