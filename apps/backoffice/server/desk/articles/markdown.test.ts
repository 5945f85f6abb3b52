import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { canonicalHtml } from "../../articles/markdown/canonical-html.ts";
import { sanitizeContent } from "../../articles/sanitize-content.ts";
import { namePicture, storePicture } from "../../media/store-picture.ts";
import { generateText } from "../../testing/generated-texts.ts";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";
import { makeZip } from "../../testing/zip-file.ts";

const file = (fields: string, body = "Some text.\n") => `---\n${fields}\n---\n\n${body}`;
const storage = "title: Storage\nslug: storage\ncategory: templates";

describeOnEachDatabase("articles as Markdown", (createDatabase) => {
  let desk: TestDesk;
  let category: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    category = await insertCategory(desk, { section: "help", slug: "templates" });
    await insertCategory(desk, { section: "blog", slug: "news" });
  });
  afterEach(() => desk.close());

  const send = async (path: string, body?: Uint8Array<ArrayBuffer>) => {
    const response = await desk.app.request(`/api/desk/articles${path}`, {
      method: body ? "POST" : "GET",
      headers: { Cookie: desk.cookies.editor },
      body: body ?? null,
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const importZip = async (zip: Buffer, query: string) => {
    const { status, bytes } = await send(`/import?${query}`, new Uint8Array(zip));
    return { status, ...JSON.parse(bytes.toString()) };
  };
  const importFiles = async (files: Record<string, string | Uint8Array>, query = "run=import") =>
    importZip(await makeZip(files), query);
  const readAll = () => desk.services.db.selectFrom("articles").selectAll().orderBy("id").execute();

  it("come back from an export with the same fields and canonically the same text", async () => {
    const { db, databaseKind, media } = desk.services;
    // The Markdown does not depend on the database, so its hundred texts are tried on one.
    const count = databaseKind === "postgres" ? 10 : 100;
    const bytes = await sharp({
      create: { width: 400, height: 300, channels: 3, background: "red" },
    })
      .webp()
      .toBuffer();
    const picture = namePicture("board", { width: 400, height: 300 }, bytes);
    await storePicture(media, picture);
    for (let number = 1; number <= count; number += 1) {
      const content = generateText(number).replaceAll(/\/media\/[^"]*/g, picture.address);
      await insertArticle(desk, {
        ...{ section: "help", category_id: category, slug: `article-${number}`, position: number },
        ...{ list: "SecondArticles", title: `No: "${number}" #1 – ગુજરાતી`, excerpt: " - x: y " },
        ...{ image: picture.address, image_alt: "true", meta_description: "null" },
        ...{ content: sanitizeContent(content), last_published_at: desk.clock.now - 86_400_000 },
        // As the desk makes them.
        ...(number === 1 ? { id: "b2b6d3af6a31a244908239d9df6cf756" } : {}),
        ...(number % 10 === 0 ? { published_at: null, last_published_at: null } : {}),
      });
    }
    const before = await readAll();
    await db
      .insertInto("old_slugs")
      .values({
        ...{ section: "help", kind: "article", slug: "former", created_at: 1 },
        target_id: before[0]?.id ?? "",
      })
      .execute();
    const exported = await send("/export");
    expect(exported.status).toBe(200);
    await db.deleteFrom("articles").execute();
    await db.deleteFrom("old_slugs").execute();

    const { report } = await importZip(exported.bytes, "run=import&status=keep");
    expect(report.counts).toEqual({ created: count, changed: 0, same: 0, rejected: 0 });
    const after = await readAll();
    const comparable = (rows: typeof before) =>
      rows.map(({ content, is_oversized, excerpt, ...row }) => ({
        ...row,
        excerpt: excerpt?.trim(),
        content: canonicalHtml(content),
      }));
    expect(comparable(after)).toEqual(comparable(before));
    expect(await db.selectFrom("old_slugs").select(["slug", "target_id"]).execute()).toEqual([
      { slug: "former", target_id: before[0]?.id },
    ]);
    expect(await desk.count("article_versions")).toBe(0.9 * count);

    desk.clock.now += 1;
    const again = await importZip(exported.bytes, "run=import&status=keep&existing=replace");
    expect(again.report.counts).toEqual({ created: 0, changed: 0, same: count, rejected: 0 });
    expect(await readAll()).toEqual(after);
    expect(readdirSync(join(desk.services.settings.dataDir, "imports"))).toEqual([]);
    const { data } = (await desk.ask("admin", "GET", "/audit?action=articles.imported")).body;
    expect(data[0].details).toEqual({ created: 0, changed: 0, same: count, rejected: 0 });
  });

  it("that nobody has published yet are exported with what their editor has typed", async () => {
    const { body: draft } = await desk.ask("editor", "POST", "/articles", { title: "Half done" });
    const address = `/articles/${draft.id}/working-copy`;
    const { revision, articleRevision, fields } = (await desk.ask("editor", "GET", address)).body;
    const typed = { ...fields, content: "<p>Half a sentence</p>", excerpt: "In short" };
    await desk.ask("editor", "PUT", address, {
      ...{ revision, articleRevision, tab: "tab-1", fields: typed },
    });
    const exported = await send("/export");
    const again = await importZip(exported.bytes, "run=import&existing=replace");
    expect(again.report.counts).toEqual({ created: 0, changed: 0, same: 1, rejected: 0 });
    await desk.services.db.deleteFrom("articles").execute();
    await importZip(exported.bytes, "run=import");
    expect(await readAll()).toMatchObject([
      { title: "Half done", excerpt: "In short", content: "<p>Half a sentence</p>\n" },
    ]);
  });

  it("made by hand become drafts, and a dry run stores nothing", async () => {
    const png = await sharp({ create: { width: 4, height: 2, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const files = {
      "notes/blog/offers.md": file(
        "title: Offers\ncategory: news\nstatus: published\npublishedAt: 2026-01-02T03:04:05Z",
        "See [storage](/help-center/templates/storage).\n\n![Red](<../shop photo.png>)\n\n<script>alert(1)</script><p onclick=x>Hi</p>\n",
      ),
      "notes/shop photo.png": png,
      "notes/help/templates/storage.md": file("title: Storage"),
      "notes/README.md": "Ignored",
    };
    const dry = await importFiles(files, "run=dry&status=draft");
    expect(dry.report).toEqual({
      isDryRun: true,
      counts: { created: 2, changed: 0, same: 0, rejected: 0 },
      files: [
        { file: "blog/offers.md", outcome: "created" },
        { file: "help/templates/storage.md", outcome: "created" },
      ],
    });
    expect(await desk.count("articles")).toBe(0);
    await importFiles(files);
    const [offers, other] = (await readAll()).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    expect(other).toMatchObject({ title: "Storage", slug: "storage", list: "FastArticles" });
    expect(offers).toMatchObject({ section: "blog", slug: "offers", published_at: null });
    const picture =
      '<img src="/media/shop-photo-4x2-[0-9a-f]{10}.webp" alt="Red" width="4" height="2" />';
    expect(offers?.content).toMatch(
      new RegExp(`^<p>See <a href="[^"]*">storage</a>.</p>\\n${picture}`),
    );
    expect(offers?.content).not.toMatch(/script|alert|onclick/);
  });

  it("are published together, and stay drafts when a link has no page", async () => {
    const published = "status: published\npublishedAt: 2026-11-20T04:30:00Z";
    const files = {
      "help/templates/a.md": file(`title: A\n${published}`, "[B](/help-center/templates/b)"),
      "help/templates/b.md": file(`title: B\n${published}`, "[A](/help-center/templates/a)"),
      "help/templates/c.md": file(`title: C\n${published}`, "[D](/help-center/templates/d)"),
      "help/templates/d.md": file(`title: D\n${published}`, "[X](/help-center/templates/none)"),
    };
    const dry = await importFiles(files, "run=dry&status=keep");
    expect(dry.report.files[3]).toEqual({
      ...{ file: "help/templates/d.md", outcome: "created" },
      sentence: "It would stay a draft: readers can't open its link to /help-center/templates/none",
    });
    const { report } = await importFiles(files, "run=import&status=keep");
    expect(report.files.map(({ sentence }: { sentence?: string }) => sentence)).toEqual([
      undefined,
      undefined,
      "It stays a draft: readers can't open its link to /help-center/templates/d yet",
      "It stays a draft: there is no page at its link to /help-center/templates/none",
    ]);
    const shown = (await readAll()).filter(({ published_at }) => published_at !== null);
    expect(shown.map(({ slug }) => slug).toSorted()).toEqual(["a", "b"]);
  });

  it("are published one by one, and other requests are answered in between", async () => {
    let turn = 0;
    let next: NodeJS.Immediate;
    const count = () => {
      turn += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    const turns = new Set<number>();
    const { changeFeed } = desk.services;
    const { change } = changeFeed;
    changeFeed.change = (work) => {
      turns.add(turn);
      return change(work);
    };
    const text = file("title: A\nstatus: published\npublishedAt: 2026-11-20T04:30:00Z");
    const names = ["a", "b", "c", "d", "e"];
    const files = Object.fromEntries(names.map((name) => [`help/templates/${name}.md`, text]));
    const { report } = await importFiles(files, "run=import&status=keep");
    clearImmediate(next);
    expect(report.counts.created).toBe(5);
    expect(turns.size).toBeGreaterThanOrEqual(5);
  });

  it("with pictures of other websites are not published, and the report says what to do", async () => {
    const shop = "https://shop.example";
    const files = {
      "help/templates/a.md": file(
        "title: A\nslug: a\nstatus: published\npublishedAt: 2026-11-20T04:30:00Z",
        `Look:\n\n![A](${shop}/a.png)\n\n<p><img src="//shop.example/b.png" alt="B"></p>\n`,
      ),
    };
    const found = `It can't be published yet. Please upload or remove the pictures of other websites: ${shop}/a.png, ${shop}/b.png. They are marked in the text.`;
    for (const run of ["dry", "import"]) {
      const { report } = await importFiles(files, `run=${run}&status=keep`);
      expect(report.files).toEqual([
        { file: "help/templates/a.md", outcome: "created", sentence: found },
      ]);
    }
    const [article] = await readAll();
    expect(article?.published_at).toBeNull();
    expect(article?.content).toContain(`<img src="${shop}/b.png" alt="B" />`);

    const { db, now } = desk.services;
    await db.updateTable("articles").set({ published_at: now(), content: "Shown" }).execute();
    const waiting = await importFiles(files, "run=dry");
    expect(waiting.report.files[0]).toMatchObject({ outcome: "changed", sentence: found });
    for (const run of ["dry", "import"]) {
      const { report } = await importFiles(files, `run=${run}&existing=replace`);
      expect(report.files[0].outcome).toBe("rejected");
      expect(report.files[0].sentence).toMatch(/^Please upload or remove the pictures/);
    }
    expect((await readAll())[0]?.content).toBe("Shown");
  });

  it("keep the pictures that they name in the library, and are not published without one", async () => {
    const { db, media } = desk.services;
    const [board, plan] = ["board-40x30-0123456789.webp", "plan-40x30-0123456789.webp"];
    for (const name of [board, plan]) await media.store(name, Buffer.from("12345"));
    const text = (name: string) =>
      file(
        "status: published\npublishedAt: 2026-11-20T04:30:00Z",
        `![A](/media/${name})\n`,
      ).replace("---\n", `---\ntitle: With ${name}\n`);
    // Somebody deletes the first article's picture while the second one is read.
    const { renew } = media;
    media.renew = async (name, now) => {
      await renew(name, now);
      if (name === plan) await db.deleteFrom("pictures").where("name", "=", board).execute();
    };
    const files = { "help/templates/a.md": text(board), "help/templates/b.md": text(plan) };
    const { report } = await importFiles(files, "run=import&status=keep");
    expect(report.files).toEqual([
      {
        ...{ file: "help/templates/a.md", outcome: "created" },
        sentence: `It stays a draft: its picture /media/${board} is not in the library`,
      },
      { file: "help/templates/b.md", outcome: "created" },
    ]);
    expect(await db.selectFrom("pictures").select("name").execute()).toEqual([{ name: plan }]);
  });

  it("that exist wait as working copies, or are replaced by choice", async () => {
    const id = await insertArticle(desk, {
      ...{ section: "help", category_id: category, slug: "storage", title: "Storage" },
    });
    const files = { "help/templates/storage.md": file(storage, "New text.\n") };
    expect((await importFiles(files)).report.counts.changed).toBe(1);
    expect((await readAll())[0]?.content).toBe("<p>Body of storage</p>");
    const copies = () =>
      desk.services.db.selectFrom("article_working_copies").selectAll().execute();
    const [copy] = await copies();
    expect(JSON.parse(copy?.fields ?? "")).toMatchObject({
      ...{ title: "Storage", list: "FastArticles", content: "<p>New text.</p>\n" },
    });
    expect((await importFiles(files)).report.counts.same).toBe(1);
    const other = { "help/templates/storage.md": file(storage, "Other text.\n") };
    expect((await importFiles(other)).report.files[0].sentence).toBe(
      "This article has unpublished changes at the desk. Please publish or discard them first.",
    );
    await desk.services.db.deleteFrom("article_working_copies").execute();
    await importFiles(other, "run=import&existing=replace");
    expect(await copies()).toEqual([]);
    expect((await readAll())[0]).toMatchObject({
      id,
      content: "<p>Other text.</p>\n",
      revision: 2,
    });
    // The text that was on the site, and the imported one.
    expect(await desk.count("article_versions")).toBe(2);
  });

  it.each<[string, string | Buffer, [number | undefined, string | RegExp]]>([
    ["no fields", "Text", [1, "The file must begin with its fields between two lines of ---"]],
    ["wrong YAML", file("title: A\nslug: [a"), [4, /^The fields are not valid YAML: /]],
    ["an alias", file("title: &a x\nslug: *a"), [2, /^Each field must be a line such as/]],
    ["another field", file("title: A\nauthor: B"), [undefined, "There is no such field: author"]],
    ["a wrong slug", file("title: A\nslug: A b"), [3, /^slug: Please use lowercase letters/]],
    ["no title", file("slug: a"), [undefined, "title: Please give a title"]],
    [
      "an unknown category",
      file("title: A\ncategory: none"),
      [3, "category: There is no category “none” in help. Please create it first."],
    ],
    [
      "a missing picture",
      file("title: A", "Text\n\n![x](../../none.png)"),
      [7, "The picture ../../none.png is not in the zip"],
    ],
    [
      "a picture of the library that is deleted",
      file("title: A", "![x](/media/board-40x30-0123456789.webp)"),
      [5, "The picture /media/board-40x30-0123456789.webp is not in the zip"],
    ],
    [
      "a picture inside the text",
      file("title: A", `![x](data:image/png;base64,${"A".repeat(80)})`),
      [
        5,
        `The picture data:image/png;base64,${"A".repeat(38)}… is not a file. Please put it into the zip as one.`,
      ],
    ],
    [
      "a file that is no picture",
      file("title: A", "![x](../../bad.png)"),
      [5, /^The picture \.\.\/\.\.\/bad\.png can't be used: Please choose a picture/],
    ],
    ["too many headings", file("title: A", "## H\n\n".repeat(501)), [undefined, /500 headings/]],
    ["another encoding", Buffer.from([0x2d, 0xff]), [undefined, "This file is not text in UTF-8"]],
  ])(
    "with %s are rejected with the line, and the others are imported",
    async (_, text, expected) => {
      const { report } = await importFiles({
        "help/templates/bad.md": text,
        "help/templates/good.md": file("title: Good"),
        "bad.png": "<svg onload=alert(1)>",
      });
      const [line, sentence] = expected;
      expect(report.counts).toEqual({ created: 1, changed: 0, same: 0, rejected: 1 });
      expect(report.files[0].line).toBe(line);
      expect(report.files[0].sentence).toMatch(sentence);
    },
  );

  it.each([
    ["a path outside", "xx/help/a.md", "../help/a.md", /a file outside its folders: \.\.\/help/],
    ["an absolute path", "xhelp/a.md", "/help/a.md", /outside its folders/],
    ["a name twice", "help/b.md", "help/a.md", /^This zip contains help\/a\.md twice$/],
  ])("in a zip with %s are rejected", async (_, from, to, sentence) => {
    const zip = await makeZip({ "help/a.md": file("title: A"), [from]: "x" });
    const changed = Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
    const { status, message } = await importZip(changed, "run=dry");
    expect([status, message]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it("in a zip that is none, or is far larger unpacked, are rejected with a sentence", async () => {
    const rejected = async (zip: Buffer) => (await importZip(zip, "run=dry")).message;
    expect(await rejected(Buffer.from("no zip"))).toBe("This is not a zip file, or it is damaged");
    expect(await rejected(await makeZip({ "a.txt": "x" }))).toMatch(/contains no articles/);
    const bomb = await makeZip({ "help/a.md": Buffer.alloc(1_900_000) });
    expect(await rejected(bomb)).toMatch(/much larger unpacked/);
    const large = await makeZip({ "help/a.md": Buffer.alloc(2 * 1024 * 1024 + 1) });
    expect(await rejected(large)).toBe("help/a.md is too large: at most 2 MB are accepted");
    const many = await makeZip({ "help/a.md": "" });
    // The directory's end says how many entries there are.
    many.writeUInt16LE(40_001, many.length - 22 + 10);
    expect(await rejected(many)).toBe("This zip contains more than 40000 files");
  });
});
