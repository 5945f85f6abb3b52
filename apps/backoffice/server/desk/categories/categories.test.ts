import { callPath } from "@crm/contract/calls/call";
import { getHelpCategory } from "@crm/contract/calls/get-help-category";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("the desk's categories", (createDatabase) => {
  let desk: TestDesk;
  let fixed: string;
  let other: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    fixed = await insertCategory(desk, { section: "help", slug: "templates", position: 1 });
    other = await insertCategory(desk, { section: "help", slug: "other", position: 2 });
  });
  afterEach(() => desk.close());

  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask("editor", method, `/categories${path}`, body);
  const change = (given: Record<string, unknown> = {}) => ({
    name: "Other",
    slug: "other",
    type: "module",
    ...given,
  });
  const lists = (given: Record<string, string[]> = {}) => ({
    FastArticles: [],
    SecondArticles: [],
    ThirdArticles: [],
    ForthArticles: [],
    ...given,
  });

  it("are created last in their section, and returned by the calls", async () => {
    const { status, body } = await ask("POST", "", {
      section: "help",
      name: "Billing",
      slug: "billing",
      type: "whatsapp",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Billing", type: "whatsapp", articles: 0, fixed: false });
    const all = (await ask("GET", "")).body.data;
    expect(all.map(({ slug }: { slug: string }) => slug)).toEqual([
      "templates",
      "other",
      "billing",
    ]);
    const { body: shown } = await desk.request(callPath(getHelpCategory, { slug: "billing" }));
    expect(shown.category).toMatchObject({ name: "Billing", type: "whatsapp" });
    const blog = await ask("POST", "", { section: "blog", name: "News", slug: "other" });
    expect(blog).toMatchObject({ status: 201, body: { type: null, lists: null } });
  });

  it("name every invalid field", async () => {
    const { status, body } = await ask("POST", "", { section: "help", slug: "No Slug" });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(["name", "slug"]);
    const untyped = await ask("POST", "", { section: "help", slug: "a", name: "A" });
    expect(untyped.body.errors.type).toMatch(/Module or WhatsApp/);
    const taken = await ask("POST", "", { ...change({ section: "help" }), slug: "templates" });
    expect(taken).toMatchObject({
      status: 409,
      body: { errors: { slug: expect.stringMatching(/taken|address/) } },
    });
    expect(await desk.count("categories")).toBe(2);
  });

  it("list their articles in four lists, in the editor's order", async () => {
    const ids = [];
    for (const slug of ["a", "b", "c"]) {
      ids.push(await insertArticle(desk, { section: "help", category_id: other, slug }));
    }
    const [a = "", b = "", c = ""] = ids;
    const { body } = await ask("PUT", `/${other}`, {
      ...change({ revision: 1 }),
      lists: lists({ FastArticles: [c, a], ForthArticles: [b] }),
    });
    const idsOf = (list: string) => body.lists[list].map(({ id }: { id: string }) => id);
    expect(idsOf("FastArticles")).toEqual([c, a]);
    expect(idsOf("ForthArticles")).toEqual([b]);
    const { body: shown } = await desk.request(callPath(getHelpCategory, { slug: "other" }));
    expect(shown.category.FastArticles.map(({ slug }: { slug: string }) => slug)).toEqual([
      "c",
      "a",
    ]);
    expect(shown.category.ForthArticles.map(({ slug }: { slug: string }) => slug)).toEqual(["b"]);
  });

  it("are not overwritten by an editor who opened them before another's change", async () => {
    const a = await insertArticle(desk, { section: "help", category_id: other, slug: "a" });
    const address = `/articles/${a}/working-copy`;
    const { body: opened } = await desk.ask("editor", "GET", address);
    expect((await ask("PUT", `/${other}`, change({ revision: 1, name: "Theirs" }))).status).toBe(
      200,
    );
    const late = await ask("PUT", `/${other}`, change({ revision: 1, name: "Mine" }));
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Somebody else/) },
    });
    const moved = { revision: 2, lists: lists({ ThirdArticles: [a] }) };
    expect((await ask("PUT", `/${other}`, change(moved))).status).toBe(200);
    // The move is no conflict for an editor who had the article open, and it stays.
    await desk.ask("editor", "PUT", address, { ...opened, tab: "tab-1" });
    const kept = await desk.ask("editor", "POST", `/articles/${a}/publish`, {});
    expect([kept.status, kept.body.list]).toEqual([200, "ThirdArticles"]);
    await insertArticle(desk, { section: "help", category_id: other, slug: "b" });
    const incomplete = await ask("PUT", `/${other}`, change({ ...moved, revision: 3 }));
    expect(incomplete).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/was added/) },
    });
  });

  it("that the site always has a page for can't change their address or be deleted", async () => {
    const renamed = await ask(
      "PUT",
      `/${fixed}`,
      change({ name: "Your templates", slug: "templates" }),
    );
    expect(renamed).toMatchObject({ status: 200, body: { name: "Your templates", fixed: true } });
    const moved = await ask("PUT", `/${fixed}`, change({ slug: "my-templates" }));
    expect(moved).toMatchObject({
      status: 400,
      body: { errors: { slug: expect.stringMatching(/always has a page/) } },
    });
    const gone = await ask("DELETE", `/${fixed}`);
    expect(gone).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/always has a page/) },
    });
  });

  it("are deleted only when they are empty", async () => {
    const article = await insertArticle(desk, {
      section: "help",
      category_id: other,
      slug: "a",
      published_at: null,
    });
    const held = await ask("DELETE", `/${other}`);
    expect(held).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/still has an article/) },
    });
    await desk.services.db.deleteFrom("articles").where("id", "=", article).execute();
    expect((await ask("DELETE", `/${other}`)).status).toBe(200);
    expect((await ask("GET", `/${other}`)).status).toBe(404);
    expect((await ask("DELETE", `/${other}`)).status).toBe(404);
  });

  it("are ordered all at once or not at all", async () => {
    const { body } = await ask("POST", "/order", { section: "help", ids: [other, fixed] });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([other, fixed]);
    for (const ids of [[other], [other, other], [other, fixed, "none"]]) {
      expect((await ask("POST", "/order", { section: "help", ids })).status).toBe(409);
    }
    expect((await ask("POST", "/order", { section: "news", ids: [] })).status).toBe(400);
  });
});
