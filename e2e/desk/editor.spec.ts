import type { Locator, Page } from "@playwright/test";
import { sanitizeContent } from "../../apps/backoffice/server/articles/sanitize-content.ts";
import { readCorpora } from "../corpora/corpora.ts";
import { canonicalHtml } from "../fixtures/canonical-html.ts";
import { type DeskCalls, openDesk } from "../fixtures/desk-calls.ts";
import { bluePng, paste, readPasted } from "../fixtures/paste.ts";
import type { System } from "../fixtures/system.ts";
import { expect, test } from "../fixtures/test.ts";

/** TipTap's editor, as a property of its element. */
type EditorElement = HTMLElement & {
  editor: { commands: { setContent: (html: string) => void }; getHTML: () => string };
};

/** Opens a new draft. @returns its calls, and the element of its text */
async function openDraft(page: Page, system: System, given: Record<string, unknown> = {}) {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations", given);
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  const body = page.locator("[contenteditable=true].ProseMirror");
  await expect(body).toBeVisible();
  return { desk, article, body };
}

/** Saves by keyboard. @returns the stored text */
async function save(page: Page, desk: DeskCalls, id: string): Promise<string> {
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.keyboard.press("ControlOrMeta+S");
  expect((await saved).status()).toBe(200);
  return (await desk.request("GET", `/articles/${id}`)).content;
}

async function replaceAll(body: Locator, html: string): Promise<void> {
  await body.click();
  await body.press("ControlOrMeta+A");
  await paste(body, { html });
}

test("an article that is only opened does not change: the editor writes every sample article as it was", async ({
  page,
  system,
}) => {
  const { desk, body } = await openDraft(page, system);
  const { data } = await desk.request("GET", "/articles?perPage=500&origin=sample");
  const texts: { title: string; content: string }[] = await Promise.all(
    data.map(({ id }: { id: string }) => desk.request("GET", `/articles/${id}`)),
  );
  expect(texts.length).toBeGreaterThan(90);
  const blocks = [
    '<div class="warning"><p>Hot</p></div><ol class="steps"><li><p>One</p></li></ol>',
    '<dl class="faq"><dt>Why?</dt><dd><p>So</p></dd></dl><dl><dt>A</dt><dt>B</dt><dd><p>C</p></dd></dl>',
    '<figure class="small"><img src="/media/a.png" alt="A" /><figcaption>It <em>is</em></figcaption></figure>',
    '<p class="tip">Old</p><pre><code>a  b\n c</code></pre><ol start="3"><li><p>x</p></li></ol>',
  ].map((content) => ({ title: content, content }));
  const all = [...texts, ...blocks];
  const written = await body.evaluate(
    (element: EditorElement, contents) =>
      contents.map((content) => {
        element.editor.commands.setContent(content);
        return element.editor.getHTML();
      }),
    all.map(({ content }) => content),
  );
  for (const [index, { title, content }] of all.entries()) {
    const expected = canonicalHtml(content).replace(
      /<p class="tip">(.*?)<\/p>/,
      '<div class="tip"><p>$1</p></div>',
    );
    expect(canonicalHtml(sanitizeContent(written[index] ?? "")), title).toBe(expected);
  }
});

test("a text from Word keeps its headings, nested lists and table, and a missing picture leaves a place for it", async ({
  page,
  system,
  consoleWatch,
}) => {
  const { desk, article, body } = await openDraft(page, system);
  await replaceAll(body, readPasted("word"));
  await expect(page.getByText("This picture was not on the clipboard.")).toBeVisible();
  expect(await save(page, desk, article.id)).toBe(
    [
      "<h2>Pack a parcel</h2>",
      "<p>Take the <strong>brown</strong> paper, not the <em>white</em> one.</p>",
      "<h3>What you need</h3>",
      "<ul><li><p>Paper</p><ul><li><p>Brown</p></li><li><p>Strong</p></li></ul></li><li><p>String</p></li></ul>",
      "<p>Then:</p>",
      "<ol><li><p>Fold</p><ol><li><p>Left side</p></li></ol></li><li><p>Tie</p></li></ol>",
      '<table><tbody><tr><th colspan="1" rowspan="1"><p><strong>Size</strong></p></th><th colspan="1" rowspan="1"><p><strong>Paper</strong></p></th></tr>',
      '<tr><td colspan="1" rowspan="1"><p>Small</p></td><td colspan="1" rowspan="1"><p>One sheet</p></td></tr></tbody></table>',
      "<p>Done:</p>",
    ].join(""),
  );
  expect(consoleWatch.messages.filter((text) => text.includes("violates"))).toEqual([]);
});

test("a text from Google Docs keeps its lists, its picture is uploaded, and one on another website stops publishing", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  const { desk, article, body } = await openDraft(page, system);
  await page.route("https://pictures.example/**", (route) => route.abort());
  await replaceAll(body, readPasted("google-docs"));
  const remote = page.getByRole("alert").filter({ hasText: "This picture is on another website" });
  await expect(remote).toBeVisible();
  await expect(body.getByRole("img", { name: "A blue square" })).toHaveAttribute(
    "src",
    /^\/media\//,
  );
  const content = await save(page, desk, article.id);
  expect(content.replace(/\/media\/[^"]+/, "/media/stored")).toBe(
    [
      "<h2>Answer a lead</h2>",
      '<p>Reply within <strong>ten minutes</strong>, as <a href="https://example.com/replies">this study</a> says, and <s>never</s><em> later</em>.</p>',
      "<ul><li><p>Read the chat</p><ul><li><p>Every message</p><ul><li><p>Also the first</p></li></ul></li></ul></li><li><p>Write</p></li></ul>",
      '<table><tbody><tr><td colspan="1" rowspan="1"><p>Hot</p></td><td colspan="1" rowspan="1"><p>Call at once</p></td></tr></tbody></table>',
      "<h3>Afterwards</h3>",
      '<img src="/media/stored" alt="A blue square" width="20" height="10" />',
      '<img src="https://pictures.example/chart.png" width="20" height="10" />',
    ].join(""),
  );
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(
    page.getByText(
      "Please upload or remove the pictures of other websites: https://pictures.example/chart.png",
    ),
  ).toBeVisible();
  expect((await desk.request("GET", `/articles/${article.id}`)).status).toBe("draft");
  await body.locator("figure").last().getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The site shows it now.")).toBeVisible();
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
  expect(consoleWatch.messages.filter((text) => text.includes("violates"))).toEqual([]);
});

test("a pasted picture is uploaded, described, captioned and sized at its place, and a failed upload can be repeated", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*(?:400|503)/);
  const { desk, article, body } = await openDraft(page, system);
  let isDown = true;
  await page.route("**/api/desk/pictures?*", (route) => {
    if (!isDown) return route.continue();
    isDown = false;
    return route.fulfill({ status: 503, json: { message: "The server is busy." } });
  });
  await body.click();
  await body.press("End");
  await paste(body, { files: [{ name: "square.png", type: "image/png", base64: bluePng }] });
  await expect(page.getByRole("alert").filter({ hasText: "The server is busy." })).toBeVisible();
  expect(await save(page, desk, article.id)).toBe("<p>Begin with a square.</p>");
  await page.getByRole("button", { name: "Try again" }).click();
  const picture = body.locator("figure");
  await expect(picture.locator("img")).toHaveAttribute("src", /^\/media\//);
  await expect(picture.getByText("Please say what the picture shows.")).toBeVisible();
  await picture.getByRole("textbox", { name: "What it shows" }).pressSequentially("A blue square");
  await body.getByText("Begin with a square.").click();
  await expect(picture.getByRole("button", { name: "Small" })).toBeHidden();
  await picture.locator("img").click();
  await expect(picture).toHaveClass(/is-selected/);
  await picture.getByRole("button", { name: "Small" }).click();
  await picture.locator("figcaption").click();
  await page.keyboard.type("The first fold");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Then turn it.");
  const content = await save(page, desk, article.id);
  expect(content.replace(/\/media\/[^"]+/, "/media/stored")).toBe(
    '<p>Begin with a square.</p><figure class="small"><img src="/media/stored" alt="A blue square" width="20" height="10" /><figcaption>The first fold</figcaption></figure><p>Then turn it.</p>',
  );
  const wrong = { name: "notes.png", type: "image/png", base64: btoa("no picture") };
  await paste(body, { files: [wrong] });
  await expect(body.getByRole("alert")).toContainText("JPEG, PNG, WebP");
});

test("tools work by keyboard: undo and redo, boxes, steps, questions, and links to a page by its title", async ({
  page,
  request,
  system,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { desk, article, body } = await openDraft(page, system);
  const toolbar = page.getByRole("toolbar", { name: "Format the text" });
  await body.click();
  await body.press("End");
  await page.keyboard.type(" Fold it.");
  await toolbar.getByRole("button", { name: "Undo" }).click();
  await expect(body).toHaveText("Begin with a square.");
  await toolbar.getByRole("button", { name: "Redo" }).click();
  await expect(body).toHaveText("Begin with a square. Fold it.");

  // One tab stop; the arrow keys move between the tools.
  await toolbar.getByRole("button", { name: "Bold" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar.getByRole("button", { name: "Italic" })).toBeFocused();
  await page.keyboard.press("End");
  const blocks = toolbar.getByRole("button", { name: "Boxes, steps, code, questions" });
  await expect(blocks).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemcheckbox", { name: "Warning" }).press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await blocks.click();
  await page.getByRole("menuitemcheckbox", { name: "Numbered steps" }).click();
  await page.keyboard.type("Open the guide");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+K");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByRole("combobox", { name: "Page of the site" }).fill("import contacts");
  await page
    .getByRole("option", { name: /import/i })
    .first()
    .click();
  await dialog.getByRole("combobox", { name: "Part of the page" }).click();
  const part = page.getByRole("option").nth(1);
  const words = await part.textContent();
  await part.click();
  await dialog.getByRole("button", { name: "Set link" }).click();
  await expect(body).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await blocks.click();
  await page.getByRole("menuitem", { name: "Questions and answers" }).click();
  await page.keyboard.type("Which paper?");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Any square one.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("How long?");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ten minutes.");
  const content = await save(page, desk, article.id);
  expect(content.replace(/href="[^"#]+#h-[^"]+"/, 'href="page#part"')).toBe(
    [
      '<div class="warning"><p>Begin with a square. Fold it.</p></div>',
      '<ol class="steps"><li><p><a href="page#part">Open the guide</a></p></li></ol>',
      '<dl class="faq"><dt>Which paper?</dt><dd><p>Any square one.</p></dd><dt>How long?</dt><dd><p>Ten minutes.</p></dd></dl>',
    ].join(""),
  );
  expect(words).toBeTruthy();
  expect(consoleWatch.messages.filter((text) => text.includes("violates"))).toEqual([]);

  const { siteUrl } = await desk.request("POST", `/articles/${article.id}/publish`, {});
  const html = await (await request.get(siteUrl)).text();
  expect(html.match(/"@type":"FAQPage"/g)).toHaveLength(1);
  expect(html).toContain('"name":"How long?"');
  expect(html).toContain('<p class="callout-label"><strong>Warning</strong></p>');
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});

test("no vector of the script corpus runs when it is pasted into the editor or opened there", async ({
  page,
  system,
  consoleWatch,
}) => {
  // The browser reports pictures that do not exist.
  consoleWatch.expect(/./);
  const ran: string[] = [];
  await page.exposeFunction("reportScript", (what: string) => ran.push(what));
  await page.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      Reflect.set(window, name, () => Reflect.get(window, "reportScript")(name));
    }
  });
  const { body } = await openDraft(page, system);
  const vectors = readCorpora().flatMap((corpus) => corpus.vectors);
  const address = page.url();
  const stored = vectors.map(sanitizeContent);
  const left = await body.evaluate(
    (element: EditorElement, given) => {
      return given.vectors.map((html, index) => {
        element.editor.commands.setContent(given.stored[index] ?? "");
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", html);
        const options = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent("paste", options));
        return element.editor.getHTML();
      });
    },
    { vectors, stored },
  );
  await page.waitForLoadState("networkidle");
  expect(ran).toEqual([]);
  expect(page.url()).toBe(address);
  const unsafe = await page.evaluate((written) => {
    const parser = new DOMParser();
    return written.filter((html) =>
      [...parser.parseFromString(html, "text/html").body.querySelectorAll("*")].some(
        (element) =>
          /^(?:script|iframe|object|embed|svg|math|style|form|base|meta|link)$/.test(
            element.localName,
          ) ||
          [...element.attributes].some(
            ({ name, value }) =>
              /^on|^style$|^srcdoc$/.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value),
          ),
      ),
    );
  }, left);
  expect(unsafe).toEqual([]);
});
