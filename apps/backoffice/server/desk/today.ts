import { startOfDay } from "@crm/contract/dates";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import { selectArticles } from "../articles/require-article.ts";
import type { DeskEnv } from "../auth/require-person.ts";
import { mayUse } from "../auth/rights.ts";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { findWaitingRequests } from "./privacy-requests/find-requests.ts";
import type { Today } from "./transport/today-shapes.ts";

const day = 24 * 60 * 60_000;

/** Creates the route of the home page's figures, limited to what the role allows. */
export function createTodayRoutes({ db, now }: Services): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get("/", async (c) => {
    const person = c.get("person");
    return c.json<Today>({
      leads: mayUse(person, "leads", "read")
        ? {
            ...(await countLeads(db, now())),
            undelivered: mayUse(person, "undelivered", "read") ? await countUndelivered(db) : 0,
          }
        : null,
      privacyRequests: mayUse(person, "privacyRequests", "answer")
        ? await findWaitingRequests(db, now())
        : null,
      mails: mayUse(person, "outbox", "read") ? await countMails(db, now()) : null,
      articles: mayUse(person, "articles", "read") ? await countArticles(db, now()) : null,
    });
  });
}

async function countLeads(db: Kysely<Database>, now: number) {
  const countSince = async (instant: number) => {
    const { count } = await db
      .selectFrom("leads")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("created_at", ">=", instant)
      .executeTakeFirstOrThrow();
    return count;
  };
  const week = await countSince(now - 7 * day);
  return { today: await countSince(startOfDay(now)), week };
}

async function countUndelivered(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("undelivered_leads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

async function countMails(db: Kysely<Database>, now: number): Promise<Today["mails"]> {
  const rows = await db
    .selectFrom("mails")
    .select([
      "state",
      ({ fn }) => fn.countAll<number>().as("count"),
      ({ fn }) => fn.count<number>("last_error").as("failedAttempts"),
    ])
    .where("state", "!=", "sent")
    .where((eb) => eb.or([eb("state", "!=", "suppressed"), eb("created_at", ">=", now - 7 * day)]))
    .groupBy("state")
    .execute();
  const counts = { waiting: 0, failedAttempts: 0, dead: 0, suppressed: 0 };
  for (const { state, count, failedAttempts } of rows) {
    if (state === "dead" || state === "suppressed") counts[state] += count;
    else {
      counts.waiting += count;
      counts.failedAttempts += failedAttempts;
    }
  }
  return counts;
}

async function countArticles(db: Kysely<Database>, now: number): Promise<Today["articles"]> {
  const rows = await selectArticles(db).select("articles.published_at").execute();
  const counts = { drafts: 0, scheduled: 0, published: 0 };
  for (const { published_at: at } of rows) {
    counts[at === null ? "drafts" : at > now ? "scheduled" : "published"] += 1;
  }
  return counts;
}
