import { inProject } from "../../scripts/process/project.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../fixtures/page-checks.ts";
import { expect, test } from "../fixtures/test.ts";

test("an editor orders a category's articles by keyboard, and the site shows the new order", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system, "/admin");
  const article = await desk.writeArticle("integrations", { list: "ForthArticles" });
  await desk.request("POST", `/articles/${article.id}/publish`, {});
  await page.getByRole("menuitem", { name: "Categories" }).click();
  await page.getByRole("link", { name: "Integrations" }).click();
  const up = page.getByRole("button", { name: `Move ${article.title} up` });
  await up.focus();
  // The button keeps the focus while the article moves to the groups above.
  for (const place of [/Fourth group, 1 of 2/, /Third group/, /group/, /group/]) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: article.title })).toHaveText(place);
    await expect(up).toBeFocused();
  }
  await page.getByRole("combobox", { name: `Group of ${article.title}` }).click();
  await page.getByRole("option", { name: "Quick answers" }).click();
  for (let step = 0; step < 5; step += 1) await up.press("Enter");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The site shows it now.")).toBeVisible();
  await expect
    .poll(async () => {
      const text = await (await request.get("/help-center/integrations")).text();
      return /href="\/help-center\/integrations\/([^"]+)"/.exec(text)?.[1];
    })
    .toBe(article.slug);
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});

test("the address of a fixed category can't be changed, and an empty category can be deleted", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*404/);
  await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Categories" }).click();
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(page.getByText("the site always has a page for it")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Address" })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Categories" }).click();
  await page.getByRole("link", { name: "New category" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Short lived");
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("short-lived");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The category has been deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Short lived" })).toHaveCount(0);
});

test("a picture needs an alternative text, and it causes no layout shift on the site", async ({
  page,
  context,
  system,
}) => {
  const desk = await openDesk(page, system);
  const text = "<p>Begin with a square.</p>".repeat(30);
  const article = await desk.writeArticle("integrations", { content: text });
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  await page.locator("[contenteditable=true] p").first().click();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("presentation").getByRole("button", { name: "Upload a picture" }).click();
  await (await chosen).setFiles(inProject("apps/site/public/previews/help.png"));
  const words = page.getByRole("presentation").getByRole("textbox", { name: "What it shows" });
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(page.getByText("Please say what the picture shows.")).toBeVisible();
  await words.fill("The start of the help centre");
  await page.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The site shows it now.")).toBeVisible();

  const reader = await context.newPage();
  await reader.addInitScript(() => {
    Reflect.set(window, "layoutShift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Reflect.set(window, "layoutShift", Reflect.get(window, "layoutShift") + entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await reader.goto(`${system.siteUrl}/help-center/integrations/${article.slug}`);
  const picture = reader.getByRole("img", { name: "The start of the help centre" });
  await picture.scrollIntoViewIfNeeded();
  // As wide as the text: the browser has chosen among files of several widths.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(680);
  await expect(picture).toHaveAttribute("loading", "lazy");
  await expect(picture).toHaveAttribute("width", "680");
  expect(await reader.evaluate(() => Reflect.get(window, "layoutShift"))).toBe(0);
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});

test("text pasted from a word processor keeps only its headings, lists, bold words and stored pictures", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*404/);
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  const body = page.locator("[contenteditable=true]");
  await body.getByText("Begin with a square.").click();
  await page.keyboard.press("ControlOrMeta+A");
  const pasted = [
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><h1>Fold</h1>`,
    `<p><span style="font-weight:400">Take the </span><span style="font-weight:700">big</span></p></b>`,
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>`,
    `<span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Crease<o:p></o:p></p>`,
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.`,
    `<span>&nbsp;</span></span>Turn</p><p><img src="/media/square-20x10-0123456789.webp" alt="A square"></p><p>Done <img src="file:///C:/crane.png"></p>`,
  ].join("");
  await body.evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    editor.dispatchEvent(paste);
  }, pasted);
  await body.getByText("Done").selectText();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const address = page.getByRole("presentation").getByRole("textbox", { name: "Address" });
  await address.fill("paper shop");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This is not a full address.")).toBeVisible();
  await address.fill("www.example.com");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect
    .poll(
      async () =>
        (await desk.request("GET", `/articles/${article.id}/working-copy`)).fields.content,
    )
    .toMatch(
      /^<h2>Fold<\/h2><p>Take the <strong>big<\/strong><\/p><ol><li><p>Crease<\/p><\/li><li><p>Turn<\/p><\/li><\/ol>.*src="\/media\/square-20x10-0123456789.webp".*<p><a href="https:\/\/www.example.com">Done ?<\/a>.*<\/p>$/,
    );
});

test("an editor edits tables without a violation of the content security policy", async ({
  page,
  system,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  const body = page.locator("[contenteditable=true]");
  await body.getByText("Begin with a square.").click();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("menuitem", { name: "Insert a table" }).click();
  // With the keyboard alone, as everything in the toolbar.
  const columns = page.getByLabel("Columns");
  await expect(columns).toBeFocused();
  await columns.fill("11");
  await expect(page.getByRole("button", { name: "Insert table" })).toBeDisabled();
  await columns.fill("2");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Rows")).toHaveValue("3");
  await page.keyboard.press("ArrowDown");
  await expectNoHorizontalScroll(page, "the size of a new table at 390 px");
  await page.keyboard.press("Enter");
  await expect(body.locator("th")).toHaveCount(2);
  await expect(body.locator("td")).toHaveCount(2);
  await expect(body).toBeFocused();
  await page.keyboard.type("Paper");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Size");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("menuitem", { name: "Add a row below" }).click();
  await expect(body).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Washi");

  // A pasted table has inline styles for its alignment.
  await body.getByText("Begin with a square.").click();
  await page.keyboard.press("End");
  await body.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    const table = '<table><tr><td style="text-align:right">Kraft</td></tr></table>';
    clipboardData.setData("text/html", `${table}<p>Cut it.</p>`);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await body.getByText("Kraft").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" paper");
  expect(consoleWatch.messages.filter((text) => text.includes("violates"))).toEqual([]);

  // With a table that is wider than a phone the text scrolls sideways, also for the keyboard.
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("menuitem", { name: "Add a column to the right" }).click();
  }
  await expectNoHorizontalScroll(page, "an article with a wide table at 390 px");
  await expectAccessible(page, "an article with a wide table at 390 px");

  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const { content } = (await desk.request("GET", `/articles/${article.id}/working-copy`)).fields;
  expect(content).toMatch(/<table><tbody><tr><th.*Paper.*Size.*Washi/);
  expect(content).toContain("Kraft paper");
  expect(content).not.toContain("style");
});
