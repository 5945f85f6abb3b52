import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addVersion } from "../../articles/versions/store-versions.ts";
import { createCleanUp } from "../../clean-up.ts";
import { recordPictureUses } from "../../media/picture-uses.ts";
import { replacePicture } from "../../media/replace-picture.ts";
import { mediaFolder } from "../../media/store-picture.ts";
import { changeAtDesk } from "../../testing/change-article.ts";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("the library of pictures", (createDatabase) => {
  let desk: TestDesk;
  let categoryId: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    categoryId = await insertCategory(desk, { section: "help", slug: "boards" });
  });
  afterEach(() => desk.close());

  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask("editor", method, path, body);
  const draw = async (width: number, height: number, colour: string) => {
    const picture = sharp({ create: { width, height, channels: 3, background: colour } });
    return new Uint8Array(await picture.png().toBuffer());
  };
  const send = (path: string, body: Uint8Array<ArrayBuffer>) =>
    desk.request(`/api/desk/pictures${path}`, {
      method: "POST",
      headers: { Cookie: desk.cookies.editor, "Content-Type": "application/octet-stream" },
      body,
    });
  /** Uploads a picture and returns its id. */
  const upload = async (fileName: string, colour = "#0b5c43", width = 600) => {
    const bytes = await draw(width, 300, colour);
    const { status, body } = await send(`?name=${encodeURIComponent(fileName)}`, bytes);
    expect(status).toBe(201);
    return String(body.address).slice("/media/".length);
  };
  const article = (slug: string, fields: Record<string, unknown>) => ({
    ...{ section: "help", categoryId, title: `About ${slug}`, slug, content: "<p>Text</p>" },
    ...fields,
  });
  const write = async (slug: string, fields: Record<string, unknown> = {}) => {
    const { status, body } = await ask("POST", "/articles", article(slug, fields));
    expect(status).toBe(201);
    return String(body.id);
  };
  /** Publishes an article with a change. */
  const publish = async (id: string, change: Record<string, unknown>) => {
    await changeAtDesk(desk, id, change);
    expect((await ask("POST", `/articles/${id}/publish`, {})).status).toBe(200);
  };
  const ids = async (query: string) => {
    const { body } = await ask("GET", `/pictures?${query}`);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const files = () => readdirSync(mediaFolder(desk.services.settings.dataDir));

  it("lists what was uploaded, the newest first, and finds it by its name and by what it shows", async () => {
    const board = await upload("Pipeline बोर्ड.PNG");
    desk.clock.now += 1_000;
    const chat = await upload("chat.png", "#ffffff");
    await ask("PUT", `/pictures/${chat}`, { alt: "A customer asks for ÉCLAIRS 100%" });
    const { body } = await ask("GET", "/pictures");
    expect(body.total).toBe(2);
    expect(body.data).toMatchObject([
      { id: chat, alt: "A customer asks for ÉCLAIRS 100%" },
      {
        ...{ id: board, fileName: "Pipeline बोर्ड.PNG", fileType: "image/png", alt: "" },
        ...{ width: 600, height: 300, articles: 0, address: `/media/${board}` },
        ...{ addedAt: "2026-11-21T04:30:00.000Z", shown: { width: 600, height: 300 } },
      },
    ]);
    expect(body.data[1].addedBy).toBeTypeOf("string");
    expect(await ids("q=%E0%A4%AC%E0%A5%8B%E0%A4%B0")).toEqual([board]);
    expect(await ids("q=pipeline")).toEqual([board]);
    expect(await ids(`q=${encodeURIComponent("éclairs 100%")}`)).toEqual([chat]);
    expect(await ids("q=_")).toEqual([]);
    expect(await ids("perPage=1&page=2")).toEqual([board]);
    expect((await ask("GET", "/pictures?use=lost")).status).toBe(400);
  });

  it("says where a picture is used: articles, working copies and versions", async () => {
    const [above, unused] = [await upload("above.png"), await upload("unused.png", "#ffffff")];
    const first = await write("first", { image: `/media/${above}`, imageAlt: "The board" });
    const second = await write("second", { content: `<p><img src="/media/${above}" alt="B"></p>` });
    const copied = await write("copied");
    await desk.services.db.transaction().execute(async (trx) => {
      await addVersion(trx, first, { publishedBy: null, publishedAt: 1 });
      const fields = JSON.stringify({ content: `<img src="/media/${above}">` });
      const values = { article_id: copied, fields, article_revision: 1, saved_at: 1 };
      await trx
        .insertInto("article_working_copies")
        .values({ ...values, saved_by: "p1", publish_at: null, note: null })
        .execute();
      await recordPictureUses(trx, { article_id: copied, working_copy: copied }, fields);
    });
    const { body } = await ask("GET", `/pictures/${above}`);
    expect(body.uses).toEqual([
      use(copied, "About copied", { inArticle: false, inWorkingCopy: true }),
      use(first, "About first", { versions: [1] }),
      use(second, "About second", {}),
    ]);
    // The first text alternative is that of the first place.
    expect(body).toMatchObject({ articles: 3, alt: "The board" });
    expect(await ids("use=used")).toEqual([above]);
    expect(await ids("use=unused")).toEqual([unused]);

    // A use ends with the text that has it.
    await desk.services.db.deleteFrom("article_working_copies").execute();
    await publish(second, { content: "<p>Text</p>" });
    await publish(first, { image: null, imageAlt: null });
    expect((await ask("GET", `/pictures/${above}`)).body.uses).toEqual([
      use(first, "About first", { status: "published", inArticle: false, versions: [1] }),
    ]);
  });

  const use = (id: string, title: string, more: Record<string, unknown>) => ({
    ...{ id, title, section: "help", status: "draft" },
    ...{ inArticle: true, inWorkingCopy: false, versions: [], ...more },
  });

  it("deletes a picture with its variants, but not while it is used, and names the articles then", async () => {
    const id = await upload("board.png");
    await desk.services.variantMaker.settle();
    expect(files()).toHaveLength(4);
    const image = { image: `/media/${id}`, imageAlt: "A" };
    const articles = [await write("a", image)];
    for (const slug of ["b", "c", "d", "e"]) articles.push(await write(slug, image));
    const rejected = await ask("DELETE", `/pictures/${id}`);
    expect(rejected.status).toBe(409);
    expect(rejected.body.message).toBe(
      "This picture can't be deleted, because it is used: in “About a”, “About b”, “About c” and 2 more articles. Remove or replace it there first.",
    );
    for (const one of articles)
      await desk.services.db.deleteFrom("articles").where("id", "=", one).execute();
    expect(await ask("DELETE", `/pictures/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(files()).toEqual([]);
    expect(await ids("")).toEqual([]);
    expect((await ask("DELETE", `/pictures/${id}`)).status).toBe(404);
  });

  it("replaces a picture everywhere, with its shape, and tells the site which pages have changed", async () => {
    const { db } = desk.services;
    const old = await upload("old.png");
    await ask("PUT", `/pictures/${old}`, { alt: "The board" });
    const body = `<p><img src="/media/${old}" alt="A &gt; B" width="300" height="150"></p><p><a href="https://desk.example/media/${old}">Open</a></p>`;
    const shown = await write("shown", { image: `/media/${old}`, imageAlt: "A", content: body });
    await ask("POST", `/articles/${shown}/publish`, { revision: 1 });
    const draft = await write("draft", { content: body });
    await db
      .transaction()
      .execute((trx) => addVersion(trx, draft, { publishedBy: null, publishedAt: 1 }));
    const changes = await desk.count("content_changes");

    const wide = await draw(800, 200, "#ffffff");
    const answer = await send(`/${old}/replace?name=new.png`, wide);
    expect(answer.status).toBe(200);
    const { id, articles } = answer.body;
    expect(id).toMatch(/^new-800x200-/);
    expect(articles).toBe(2);
    const rows = await db.selectFrom("articles").selectAll().orderBy("slug", "desc").execute();
    expect(rows[0]?.image).toBe(`/media/${id}`);
    for (const { content } of rows) {
      expect(content).not.toContain(old);
      expect(content).toContain(`<a href="https://desk.example/media/${id}">`);
      expect(content).toMatch(/<img src="[^"]*" alt="A &gt; B" width="300" height="75"/);
    }
    expect(
      (await db.selectFrom("article_versions").select("fields").executeTakeFirst())?.fields,
    ).toContain(id);
    expect(await desk.count("content_changes")).toBe(changes + 1);
    const last = await db
      .selectFrom("content_changes")
      .select("paths")
      .orderBy("number", "desc")
      .executeTakeFirst();
    expect(last?.paths).toContain("/help-center/boards/shown");
    expect(last?.paths).not.toContain("draft");
    expect((await ask("GET", `/pictures/${id}`)).body).toMatchObject({
      articles: 2,
      alt: "The board",
    });
    expect((await ask("GET", `/pictures/${old}`)).body.articles).toBe(0);

    // A page of the desk that was open meanwhile still names the old picture.
    await publish(draft, { content: body });
    expect((await ask("GET", `/articles/${draft}`)).body.content).not.toContain(old);
    expect(await ids("use=used")).toEqual([id]);
  });

  it("replaces a picture in many articles step by step, and goes on after an interruption", async () => {
    const { db, changeFeed } = desk.services;
    const old = await upload("old.png");
    const image = `/media/${old}`;
    for (let number = 1; number <= 41; number += 1) {
      const place = { section: "help", category_id: categoryId, slug: `a-${number}` } as const;
      const article_id = await insertArticle(desk, { ...place, image });
      await db.transaction().execute((trx) => recordPictureUses(trx, { article_id }, image));
    }
    const changes = await desk.count("content_changes");
    let steps = 0;
    const interrupted: typeof changeFeed = {
      ...changeFeed,
      async change(work) {
        steps += 1;
        if (steps > 2) throw new Error("stopped");
        await changeFeed.change(work);
      },
    };
    const file = { bytes: await draw(500, 300, "#fff"), fileName: "new.png", addedBy: null };
    const stopped = replacePicture({ ...desk.services, changeFeed: interrupted }, old, file);
    await expect(stopped).rejects.toThrow("stopped");
    expect(await desk.count("content_changes")).toBe(changes + 2);
    expect((await ask("GET", `/pictures/${old}`)).body.articles).toBe(1);

    await createCleanUp(desk.services).run();
    expect((await ask("GET", `/pictures/${old}`)).body.articles).toBe(0);
    expect((await db.selectFrom("articles").select("image").distinct().execute()).length).toBe(1);
    expect(await desk.count("content_changes")).toBe(changes + 3);
  });

  it("replaces a picture back, and answers 404 for an unknown one", async () => {
    const old = await upload("old.png");
    const image = { image: `/media/${old}`, imageAlt: "A" };
    const id = await write("a", image);
    const next = (await send(`/${old}/replace?name=next.png`, await draw(500, 300, "#fff"))).body
      .id;
    await send(`/${next}/replace?name=old.png`, await draw(600, 300, "#0b5c43"));
    expect((await ask("GET", `/articles/${id}`)).body.image).toBe(`/media/${old}`);
    await publish(id, { image: `/media/${next}` });
    expect((await ask("GET", `/articles/${id}`)).body.image).toBe(`/media/${old}`);
    expect((await send("/none/replace?name=a.png", await draw(9, 9, "#fff"))).status).toBe(404);
  });

  it("records uploads, changes, replacements and deletions in the audit trail", async () => {
    const id = await upload("a.png");
    await ask("PUT", `/pictures/${id}`, { alt: "A" });
    const next = (await send(`/${id}/replace?name=b.png`, await draw(500, 300, "#fff"))).body.id;
    await ask("DELETE", `/pictures/${id}`);
    const events = await desk.services.db
      .selectFrom("audit_events")
      .select(["action", "resource_id", "details"])
      .where("resource", "=", "pictures")
      .execute();
    expect(events.map(({ action }) => action).toSorted()).toEqual([
      "pictures.added",
      "pictures.changed",
      "pictures.deleted",
      "pictures.replaced",
    ]);
    expect(events.find(({ action }) => action === "pictures.replaced")).toEqual({
      ...{ action: "pictures.replaced", resource_id: id },
      details: JSON.stringify({ by: next, articles: 0 }),
    });
  });

  it("says what is wrong with a text alternative", async () => {
    const id = await upload("a.png");
    expect((await ask("PUT", `/pictures/${id}`, {})).body.errors.alt).toBe(
      "Please say what the picture shows",
    );
    expect((await ask("PUT", `/pictures/${id}`, { alt: "a".repeat(301) })).status).toBe(400);
    expect((await ask("PUT", `/pictures/${id}`, { alt: "a".repeat(300) })).status).toBe(200);
  });
});
