import { parseInParts } from "@crm/server-kit/parse-html";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../db/schema.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { findOutdatedLinks, resolveLinks } from "./resolve-links.ts";

// Counts the calls; the function itself is the real one.
vi.mock("@crm/server-kit/parse-html", { spy: true });

const siteUrl = "http://localhost:3000";

/** Counts the queries of a function. */
async function countQueries(
  db: Kysely<Database>,
  work: (counted: Kysely<Database>) => Promise<unknown>,
): Promise<number> {
  let queries = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(counted);
  return queries;
}

describeOnEachDatabase("the links of a text", (createDatabase) => {
  let office: TestBackoffice;
  let db: Kysely<Database>;
  let category: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    ({ db } = office.services);
    category = await insertCategory(office, { section: "help", slug: "data" });
  });
  afterEach(() => office.close());

  const link = (href: string) => `<a href="${href}">x</a>`;
  const list = (count: number, write: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => write(number)).join("");
  const insert = (slug: string, content: string) =>
    insertArticle(office, { section: "help", category_id: category, slug, content });

  it("are looked up a hundred at a time", async () => {
    const html = list(1_000, (number) => link(`/blog/post-${number}`));
    let broken = 0;
    const queries = await countQueries(db, async (counted) => {
      broken = (await resolveLinks(counted, html, siteUrl, null)).broken.length;
    });
    expect(broken).toBe(1_000);
    expect(queries).toBeLessThanOrEqual(20);
    expect(await countQueries(db, (counted) => findOutdatedLinks(counted, html, siteUrl))).toBe(20);
  });

  it("to headings read another article's text once, and never their own from the database", async () => {
    await insert(
      "steps",
      list(400, (number) => `<h2>Step ${number}</h2>`),
    );
    const html = `<h2>Own</h2>${link("#h-own")}${link("#h-none")}${list(50, (number) =>
      link(`/help-center/data/steps#h-step-${8 * number + 4}`),
    )}`;
    let broken: string[] = [];
    const queries = await countQueries(db, async (counted) => {
      ({ broken } = await resolveLinks(counted, html, siteUrl, null));
    });
    expect(broken).toEqual(["#h-none"]);
    expect(queries).toBe(2);
  });

  it("to own headings parse the text once", async () => {
    const html = `${"<h2>z</h2>".repeat(4_000)}${list(20, (number) => link(`#h-zz${number}`))}`;
    const { broken } = await resolveLinks(db, html, siteUrl, null);
    expect(broken).toHaveLength(20);
    const parsed = vi.mocked(parseInParts).mock.calls.filter(([text]) => text === html);
    expect(parsed).toHaveLength(1);
  });

  it("of all kinds are resolved, also when there are many", async () => {
    const filler = list(250, (number) => link(`/help-center/data/none-${number}`));
    await insert("known", "<h2>One</h2>");
    await insertArticle(office, {
      ...{ section: "blog", category_id: category, slug: "draft", published_at: null },
    });
    const html = `${filler}${list(3, (number) => link(["/blog/draft", "/help-center/old/known", "/help-center/data/known#h-two"][number] ?? ""))}`;
    const { redirects, broken, unpublished } = await resolveLinks(
      db,
      html,
      siteUrl,
      office.clock.now,
    );
    expect([...redirects]).toEqual([["/help-center/old/known", "/help-center/data/known"]]);
    expect(broken).toHaveLength(251);
    expect(broken.at(-1)).toBe("/help-center/data/known#h-two");
    expect(unpublished).toEqual(["/blog/draft"]);
  });
});
