import { sanitizeContent } from "../../apps/backoffice/server/articles/sanitize-content.ts";
import { readCorpora } from "../corpora/corpora.ts";
import { type EditorElement, openDraft, saveByKey } from "../fixtures/article-editor.ts";
import { canonicalHtml } from "../fixtures/canonical-html.ts";
import { expect, test } from "../fixtures/test.ts";

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
    '<table><tbody><tr><th colspan="2"><p>A</p></th></tr><tr><td rowspan="2"><p>B</p></td><td><p>C</p></td></tr><tr><td><p>D</p></td></tr></tbody></table>',
    '<p class="tip">Old</p><pre><code>a  b\n c</code></pre><ol start="3"><li><p>x</p></li></ol>',
  ].map((content) => ({ title: content, content }));
  const all = [...texts, ...blocks];
  const written = await body.evaluate(
    (element: EditorElement, contents) =>
      contents.map((content) => {
        element.editor.commands.setContent(content, { emitUpdate: false });
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

test("tools work by keyboard: undo and redo, boxes, steps, questions, and links to a page by its title", async ({
  page,
  request,
  system,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { desk, article, body } = await openDraft(page, system);
  const toolbar = page.getByRole("toolbar", { name: "Format the text" });
  await expect(page.getByRole("textbox", { name: /^Text/ })).toHaveText("Begin with a square.");
  await body.click();
  await body.press("End");
  await page.keyboard.insertText(" Fold it.");
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
  await expect(body).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await blocks.click();
  // The second click does not turn it off again.
  await page.getByRole("menuitemcheckbox", { name: "Numbered steps" }).dblclick();
  await expect(body).toBeFocused();
  await page.keyboard.press("ControlOrMeta+K");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const noWords = dialog.getByText("No words are selected.");
  await expect(noWords).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(body).toBeFocused();
  // The editor sets the cursor again a moment after it has the focus.
  const isInSteps = () =>
    page.evaluate(() => {
      const node = getSelection()?.anchorNode;
      const element = node instanceof Element ? node : node?.parentElement;
      return Boolean(element?.closest("ol.steps"));
    });
  await expect.poll(isInSteps).toBe(true);
  await page.keyboard.type("Open the guide");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+K");
  await expect(noWords).toHaveCount(0);
  await dialog.getByRole("combobox", { name: "Page of the site" }).fill("import contacts");
  // It is not among the options before the answer, so that they don't move during the click.
  await page.getByRole("option", { name: "How do I import contacts from a CSV file?" }).click();
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
  await expect(page.getByRole("menuitem", { name: "Questions and answers" })).toHaveCount(0);
  await expect(body).toBeFocused();
  await page.keyboard.type("Which paper?");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Any square one.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("How lon?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ten minutes.");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("g");
  const content = await saveByKey(page, desk, article.id);
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
        element.editor.commands.setContent(given.stored[index] ?? "", { emitUpdate: false });
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
