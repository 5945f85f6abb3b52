import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { toIndiaTime } from "../../apps/backoffice/desk/articles/publishing/india-time.ts";
import { replaceAll, saveByKey } from "../fixtures/article-editor.ts";
import { openColleague } from "../fixtures/colleague.ts";
import { publishChanges } from "../fixtures/desk.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { readPasted } from "../fixtures/paste.ts";
import { fromGoogleDocs, fromWord } from "../fixtures/pasted/expected.ts";
import { expectSoon, maxDelayMs, siteTimeout, waitUntilSite } from "../fixtures/site-delay.ts";
import { expect, test } from "../fixtures/test.ts";

/** The parts of an article's page at the desk. */
const partsOf = (page: Page) => ({
  title: page.getByRole("textbox", { name: "Title" }),
  body: page.locator("[contenteditable=true].ProseMirror"),
  status: page.getByRole("status").filter({ hasText: /saved|kept|Saving/i }),
  isEditing: page.getByText(/is editing this since/),
  takeOver: page.getByRole("button", { name: "Take over" }),
  frame: page.frameLocator("iframe[title='Preview, Phone']"),
});

test("an editor's week: write, lose the connection, preview, schedule, meet a colleague, go back, delete, rename, publish over a restart", async ({
  page: firstPage,
  context,
  browser,
  request,
  system,
  consoleWatch,
}) => {
  test.slow();
  // A back office that is killed and stopped, conflicts, a refused text, and a page that is gone.
  consoleWatch.expect(/Failed to load resource/);
  const mark = randomUUID().slice(0, 8);
  const name = `How do I pack a parcel ${mark}`;
  const category = "/help-center/templates";
  const path = `${category}/how-do-i-pack-a-parcel-${mark}`;
  const desk = await openDesk(firstPage, system, "/admin/articles");
  let page = firstPage;
  let { title, body, status, isEditing, takeOver, frame } = partsOf(page);
  let id = "";
  const address = () => `${system.backofficeUrl}/admin/articles/${id}`;
  const heading = () => body.getByRole("heading", { name: /^Afterwards/ });
  const workingCopy = () => desk.request("GET", `/articles/${id}/working-copy`);
  const readSite = async () => (await request.get(path)).text();
  const readRedirect = async (from: string) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };

  await test.step("Monday: a text from Word is kept, and gets into the list with its title", async () => {
    const { total: before } = await desk.request("GET", "/articles");
    await page.getByRole("link", { name: "Write an article" }).click();
    await expect(status).toHaveText(
      "Nothing is saved yet. The draft appears in the list when it has a title.",
    );
    await page.getByRole("menuitem", { name: "Articles" }).click();
    await page.getByRole("link", { name: "Write an article" }).click();
    await replaceAll(body, readPasted("word"));
    await expect(page.getByText("This picture was not on the clipboard.")).toBeVisible();
    await expect(status).toHaveText(/^Not saved yet: please give it a title\. Your text is kept/);
    expect((await desk.request("GET", "/articles")).total).toBe(before);

    await title.fill(name);
    await expect(status).toHaveText("Saved just now");
    const { data } = await desk.request("GET", `/articles?q=${encodeURIComponent(name)}`);
    expect(data).toMatchObject([{ title: name, status: "draft" }]);
    id = data[0].id;
    await expect(page).toHaveURL(address());
    expect((await workingCopy()).fields.content).toBe(fromWord);
    for (const [field, choice] of [
      ["Category", "Templates"],
      ["List in its category", "Second group"],
    ] as const) {
      await page.getByRole("combobox", { name: field, exact: true }).click();
      await page.getByRole("option", { name: choice }).click();
    }
  });

  await test.step("a picture of another website in a text from Google Docs stops publishing", async () => {
    await page.route("https://pictures.example/**", (route) => route.abort());
    await replaceAll(body, readPasted("google-docs"));
    const remote = page
      .getByRole("alert")
      .filter({ hasText: "This picture is on another website" });
    await expect(remote).toBeVisible();
    const picture = body.getByRole("img", { name: "A blue square" });
    await expect(picture).toHaveAttribute("src", /^\/media\//);
    const content = await saveByKey(page, desk, id);
    expect(content.replace(/\/media\/[^"]+/, "/media/stored")).toBe(fromGoogleDocs);
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(
      page.getByText(
        "Please upload or remove the pictures of other websites: https://pictures.example/chart.png",
      ),
    ).toBeVisible();
    expect((await desk.request("GET", `/articles/${id}`)).status).toBe("draft");
    await body.locator("figure").last().getByRole("button", { name: "Remove" }).click();
    await request.get(category);
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("Published. The site shows it now.")).toBeVisible();
    await expectSoon(request, category, { shows: [name] });
    expect(await readSite()).toContain("Afterwards</");
  });

  await test.step("Tuesday: what is typed while the back office is killed comes back", async () => {
    // The caret stays where it is while saves come and go.
    await heading().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" wrap it");
    await expect(status).toHaveText("Saving…");
    await expect(status).toHaveText("Saved just now");
    await expect(body).toBeFocused();
    await page.keyboard.type(", tie it");
    await expect(status).toHaveText("Saved just now");
    await system.killBackoffice();
    await page.keyboard.type(" and post it");
    await expect(status).toHaveText(
      "Not saved yet: no connection. Your text is kept in this browser.",
    );
    await page.close();
    await system.startBackoffice();

    page = await context.newPage();
    ({ title, body, status, isEditing, takeOver, frame } = partsOf(page));
    await page.goto(address());
    await expect(page.getByText("This browser has kept it, and it is back now.")).toBeVisible();
    const whole = "Afterwards wrap it, tie it and post it";
    await expect(heading()).toHaveText(whole);
    await expect.poll(async () => (await workingCopy()).fields.content).toContain(`>${whole}</h3>`);
    await page.reload();
    await expect(heading()).toHaveText(whole);
    await expect(page.getByText("This browser has kept it")).toHaveCount(0);
  });

  await test.step("leaving at once saves, and only the preview shows the unpublished changes", async () => {
    await title.fill(`${name} today`);
    await page.getByRole("menuitem", { name: "Articles" }).click();
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("Unpublished changes");
    await expect(row).toContainText("Published");
    await row.getByRole("link").click();
    await expect(title).toHaveValue(`${name} today`);
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(`${name} today`);
    await expect(frame.getByRole("heading", { level: 3 }).first()).toHaveText(
      "Afterwards wrap it, tie it and post it",
    );
    await expect(frame.getByText("Preview: this text is not on the site.")).toBeVisible();
    // It follows each save.
    await title.fill(`${name} on Tuesday`);
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(`${name} on Tuesday`);
    expect(await readSite()).toContain(`${name}</h1>`);
    expect(await readSite()).toContain("Afterwards</");

    const link = await page.getByRole("link", { name: "Open in a new tab" }).getAttribute("href");
    const shared = await request.get(link ?? "");
    expect(shared.headers()["cache-control"]).toBe("private, no-store");
    expect(await shared.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
    const forged = await request.get(`${link}x`);
    expect(forged.status()).toBe(403);
    expect(await forged.text()).toContain("This is not a preview link.");
  });

  await test.step("Wednesday: changes of a live article appear at their time and not before", async () => {
    await page.getByRole("button", { name: "Schedule changes" }).click();
    const tomorrow = toIndiaTime(new Date(Date.now() + 24 * 60 * 60 * 1000));
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Day and time").fill(tomorrow);
    await dialog.getByRole("button", { name: "Schedule" }).click();
    const done = "Scheduled. Readers see the present text until then.";
    await expect(page.getByText(done)).toBeVisible();
    await expect(page.getByText(/^These changes go live on/)).toBeVisible();
    await expect(title).not.toBeEditable();
    // The dialog knows minutes, and a test can't wait for the next one.
    const at = Date.now() + 3_000;
    const time = new Date(at).toISOString();
    await desk.request("POST", `/articles/${id}/schedule`, { at: time });
    await waitUntilSite(request, path, { shows: [`${name} on Tuesday</h1>`] });
    const seenAt = Date.now();
    expect(seenAt).toBeGreaterThanOrEqual(at);
    expect(seenAt - at).toBeLessThan(maxDelayMs);
    await page.reload();
    await expect(title).toBeEditable();
    await expect(page.getByRole("button", { name: "Publish changes" })).toBeDisabled();
  });

  await test.step("Thursday: a colleague takes over, and a conflict waits for a choice", async () => {
    const second = await openColleague(browser, system);
    const theirs = partsOf(second);
    await second.goto(address());
    await expect(theirs.isEditing).toBeVisible();
    await expect(theirs.title).not.toBeEditable();
    await theirs.takeOver.click();
    await expect(theirs.title).toBeEditable();
    await theirs.title.fill(`${name} by a colleague`);
    await expect(second.getByText("Saved just now")).toBeVisible();
    await expect(isEditing).toBeVisible();
    await expect(title).not.toBeEditable();
    await expect(title).toHaveValue(`${name} on Tuesday`);

    // Their connection breaks, and they go on writing.
    await second.context().setOffline(true);
    await theirs.title.fill(`${name}, mine`);
    await expect(theirs.status).toHaveText(/^Not saved yet: no connection\./);
    await takeOver.click();
    await expect(title).toHaveValue(`${name} by a colleague`);
    await title.fill(`${name}, theirs`);
    await publishChanges(page);
    await expect(page.getByText("Published. The site shows your changes now.")).toBeVisible();
    await expectSoon(request, path, { shows: [`${name}, theirs</h1>`] });
    await expect(page.getByRole("button", { name: "Publish changes" })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Articles" }).click();

    await second.context().setOffline(false);
    const panel = second.getByRole("region", { name: "There are two texts of this article" });
    await expect(panel).toBeVisible();
    // A message with a timeout would have disappeared.
    await second.clock.runFor("01:00:00");
    await panel.getByRole("heading", { name: "Your text" }).click();
    await expect(panel.getByRole("region", { name: "Your text" })).toContainText("mine");
    await expect(panel.getByRole("region", { name: "The text on the site" })).toContainText(
      "theirs",
    );
    await expect(theirs.title).toHaveValue(`${name}, mine`);
    expect((await workingCopy()).fields.title).toBe(`${name}, theirs`);
    await panel.getByRole("button", { name: "Keep my text" }).click();
    await expect(panel).toHaveCount(0);
    await expect.poll(async () => (await workingCopy()).fields.title).toBe(`${name}, mine`);
    expect(await readSite()).toContain(`${name}, theirs</h1>`);
    await publishChanges(second);
    await expectSoon(request, path, { shows: [`${name}, mine</h1>`] });
    // Otherwise the server would wait for them.
    const left = second.waitForResponse((answer) => answer.request().method() === "DELETE");
    await second.getByRole("menuitem", { name: "Articles" }).click();
    await left;
    await second.context().close();
  });

  await test.step("Friday: last week's version becomes the working copy, and the site does not change", async () => {
    await page.goto(`${address()}/versions`);
    await page.getByRole("button", { name: "What changed" }).first().click();
    await expect(page.locator("del")).toHaveText("theirs");
    await expect(page.locator("ins")).toHaveText("mine");
    await page.getByRole("button", { name: "Restore version" }).last().click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("Restored as unpublished changes.")).toBeVisible();
    await expect(title).toHaveValue(name);
    await expect(heading()).toHaveText("Afterwards");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(frame.getByText("Preview: this text is not on the site.")).toBeVisible();
    expect(await readSite()).toContain(`${name}, mine</h1>`);
  });

  await test.step("a deleted article is gone and comes back, with what was typed last", async () => {
    await title.fill(`${name}, at last`);
    await page.getByRole("button", { name: "Move to trash" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByText("Moved to the trash.")).toBeVisible();
    await expectSoon(request, path, { shows: ["This article has been removed."] });
    expect((await request.get(path)).status()).toBe(410);
    await page.goto(system.siteUrl + path);
    await expect(page.getByRole("alert")).toHaveText("This article has been removed.");
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    await page.goto(`${system.backofficeUrl}/admin/articles/trash`);
    await page.getByRole("button", { name: `Restore ${name}` }).click();
    await expect(page.getByText("Restored, as it was.")).toBeVisible();
    await expectSoon(request, path, { shows: [`${name}, mine</h1>`] });
  });

  const newPath = `${path}-again`;
  await test.step("a renamed article redirects from its old address", async () => {
    await page.goto(address());
    await expect(title).toHaveValue(`${name}, at last`);
    await page.getByRole("textbox", { name: "Address" }).fill(newPath.slice(category.length + 1));
    await publishChanges(page);
    await expect(page.getByText("Published. The site shows your changes now.")).toBeVisible();
    await expectSoon(request, path, { shows: [`${name}, at last</h1>`] });
    expect(await readRedirect(path)).toEqual([308, newPath]);
    expect(await readRedirect(`${path}.md`)).toEqual([308, `${newPath}.md`]);
    expect((await request.get(path)).status()).toBe(200);
    await expectSoon(request, category, { shows: [`${name}, at last`] });
  });

  await test.step("Saturday: an article and changes whose time comes while the back office is stopped appear at its start", async () => {
    const article = await desk.writeArticle("templates");
    await title.fill(`${name}, later`);
    await expect.poll(async () => (await workingCopy()).fields.title).toBe(`${name}, later`);
    await page.close();
    // On a busy machine it takes seconds to stop the back office.
    const at = Date.now() + 8_000;
    for (const due of [article.id, id]) {
      await desk.request("POST", `/articles/${due}/schedule`, { at: new Date(at).toISOString() });
    }
    await system.stopBackoffice();
    expect(Date.now(), "stopped before its time").toBeLessThan(at);
    const cached = await request.get(category);
    expect(cached.status()).toBe(200);
    const before = await cached.text();
    expect([before.includes(article.title), before.includes(`${name}, later`)]).toEqual([
      false,
      false,
    ]);
    await expect.poll(() => Date.now(), siteTimeout).toBeGreaterThan(at);
    await system.startBackoffice();
    await expectSoon(request, category, { shows: [article.title, `${name}, later`] });
    expect((await request.get(`${category}/${article.slug}`)).status()).toBe(200);
    await desk.request("POST", `/articles/${article.id}/unpublish`, {});
  });

  await test.step("Sunday: every published text is in the versions, and nothing is left on the site", async () => {
    const { versions } = await desk.request("GET", `/articles/${id}/versions`);
    expect(versions).toHaveLength(6);
    await desk.request("POST", `/articles/${id}/unpublish`, {});
    await expectSoon(request, category, { lacks: [name] });
    await expectSoon(request, newPath, { lacks: [`${name}, later</h1>`] });
    expect((await request.get(newPath)).status()).toBe(404);
  });
  expect(consoleWatch.messages.filter((text) => text.includes("violates"))).toEqual([]);
});
