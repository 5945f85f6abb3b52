import { articleFeedbackPath } from "@crm/contract/extensions/article-feedback";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { feedbackReasons, longestNote } from "@crm/contract/fields/feedback-reasons";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { jsonPost, testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";

const path = `/api${articleFeedbackPath}`;

describeOnEachDatabase("feedback", (createDatabase) => {
  let desk: TestDesk;
  let article: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    const help = await insertCategory(desk, { section: "help", slug: "data", name: "Data" });
    article = await insertArticle(desk, { section: "help", category_id: help, slug: "import" });
    const draft = { published_at: null, slug: "draft" };
    await insertArticle(desk, { section: "help", category_id: help, ...draft });
  });
  afterEach(() => desk.close());

  const send = (body: unknown, visitor = "203.0.113.7") => {
    const { publishSecret } = desk.services.settings;
    const header = signSiteAssertion(publishSecret, { visitor }, testTime);
    return desk.request(path, jsonPost(body, { [siteAssertionHeader]: header }));
  };
  const yes = { section: "help", slug: "import", helpful: true };
  const no = { ...yes, helpful: false, reason: "did-not-work" };

  it("is stored with the article, and shown to editors with its counts and notes", async () => {
    expect((await send(yes)).body).toEqual({ status: true });
    await send({ ...no, note: " The button is grey. " });
    await send(no);
    const list = await desk.ask("editor", "GET", "/feedback");
    expect(list.body).toEqual({
      total: 1,
      data: [
        {
          id: article,
          title: "Article import",
          section: "help",
          helpful: 1,
          unhelpful: 2,
          open: 2,
          lastAt: new Date(testTime).toISOString(),
        },
      ],
    });
    const { body } = await desk.ask("admin", "GET", `/feedback/${article}`);
    expect(body).toMatchObject({
      helpful: 1,
      reasons: [{ reason: "did-not-work", count: 2 }],
      notes: [{ note: "The button is grey.", reason: "did-not-work" }],
      siteUrl: expect.stringContaining("/help-center/data/import"),
    });
    expect((await desk.ask("editor", "GET", "/feedback/nothing")).status).toBe(404);
    for (const address of ["/feedback", `/feedback/${article}`, "/searches"]) {
      expect((await desk.ask("sales", "GET", address)).status).toBe(403);
      expect((await desk.ask(undefined, "GET", address)).status).toBe(401);
    }
  });

  it("names the error of an invalid request, and stores nothing", async () => {
    const bad = [
      { ...yes, slug: "nothing" },
      { ...yes, slug: "draft" },
      { ...yes, section: "blog" },
      { ...yes, helpful: "yes" },
      { ...no, reason: "because" },
      { ...no, note: "x".repeat(longestNote + 1) },
    ];
    for (const body of bad) {
      const answer = await send(body);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.message).toMatch(/\w+ \w+/);
    }
    expect((await desk.request(path, jsonPost(yes))).status).toBe(401);
    expect(await desk.count("article_feedback")).toBe(0);
    expect(Object.keys(feedbackReasons)).toContain(no.reason);
  });

  it("has a rate limit for one reader", async () => {
    for (let i = 0; i < 60; i++) expect((await send(yes, "2001:db8::1")).status).toBe(200);
    expect((await send(yes, "2001:db8::2")).status).toBe(429);
    expect((await send(yes, "203.0.113.8")).status).toBe(200);
  });

  it("can be marked as done by editors, and new answers are open again", async () => {
    await send(no);
    await send(yes);
    const list = async (state: string) =>
      (await desk.ask("editor", "GET", `/feedback?state=${state}`)).body;
    const { id } = (await list("open")).data[0];
    expect(await list("done")).toEqual({ data: [], total: 0 });
    expect((await desk.ask("support", "POST", `/feedback/${id}/done`)).status).toBe(403);
    const { body } = await desk.ask("editor", "POST", `/feedback/${id}/done`);
    expect(body).toMatchObject({
      ...{ open: 0, unhelpful: 1, helpful: 1, notes: [] },
      done: { by: "Editor", at: "2026-11-21T04:30:00.000Z" },
    });
    expect((await list("open")).total).toBe(0);
    expect((await list("done")).total).toBe(1);
    desk.clock.now += 60_000;
    await send(no);
    expect((await list("open")).data[0]).toMatchObject({ open: 1, unhelpful: 2 });
    await desk.ask("editor", "POST", `/feedback/${id}/done`);
    const reopened = (await desk.ask("editor", "POST", `/feedback/${id}/reopen`)).body;
    expect(reopened).toMatchObject({ open: 1, done: { at: "2026-11-21T04:30:00.000Z" } });
    const { data } = (await desk.ask("admin", "GET", "/audit")).body;
    const actions = data.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action.startsWith("feedback")).toSorted()).toEqual([
      "feedback.reopened",
      "feedback.settled",
      "feedback.settled",
    ]);
    expect((await desk.ask("editor", "POST", "/feedback/none/done")).status).toBe(404);
  });

  it("shows editors searches with no results, and lets them clear one", async () => {
    const rows = ["tally import", "सवाल 50%"].map((term, i) => ({
      term,
      count: i + 1,
      last_at: testTime,
    }));
    await desk.services.db.insertInto("search_misses").values(rows).execute();
    const list = await desk.ask("editor", "GET", "/searches");
    expect(
      list.body.data.map(({ term, count }: { term: string; count: number }) => [term, count]),
    ).toEqual([
      ["सवाल 50%", 2],
      ["tally import", 1],
    ]);
    const clear = (role: "editor" | "sales", term: string) =>
      desk.ask(role, "POST", `/searches/${encodeURIComponent(term)}/clear`, {});
    expect((await clear("sales", "tally import")).status).toBe(403);
    expect((await clear("editor", "सवाल 50%")).status).toBe(200);
    expect((await clear("editor", "सवाल 50%")).status).toBe(404);
    expect(await desk.count("search_misses")).toBe(1);
  });
});
