import { openDraft, replaceAll, saveByKey } from "../fixtures/article-editor.ts";
import { bluePng, paste, readPasted } from "../fixtures/paste.ts";
import { expect, test } from "../fixtures/test.ts";

test("texts from Word and Google Docs keep headings, nested lists, tables and pictures, and a picture of another website stops publishing", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  const { desk, article, body } = await openDraft(page, system);
  await replaceAll(body, readPasted("word"));
  await expect(page.getByText("This picture was not on the clipboard.")).toBeVisible();
  expect(await saveByKey(page, desk, article.id)).toBe(
    [
      "<h2>Pack a parcel</h2>",
      "<p>Take the <strong>brown</strong> paper, not the <em>white</em> one.</p>",
      "<h3>What you need</h3>",
      "<ul><li><p>Paper</p><ul><li><p>Brown</p></li><li><p>Strong</p></li></ul></li><li><p>String</p></li></ul>",
      "<p>Then:</p>",
      "<ol><li><p>Fold</p><ol><li><p>Left side</p></li></ol></li><li><p>Tie</p></li></ol>",
      "<table><tbody><tr><th><p><strong>Size</strong></p></th><th><p><strong>Paper</strong></p></th></tr>",
      "<tr><td><p>Small</p></td><td><p>One sheet</p></td></tr></tbody></table>",
      "<p>Done:</p>",
    ].join(""),
  );

  await page.route("https://pictures.example/**", (route) => route.abort());
  await replaceAll(body, readPasted("google-docs"));
  const remote = page.getByRole("alert").filter({ hasText: "This picture is on another website" });
  await expect(remote).toBeVisible();
  await expect(body.getByRole("img", { name: "A blue square" })).toHaveAttribute(
    "src",
    /^\/media\//,
  );
  const content = await saveByKey(page, desk, article.id);
  expect(content.replace(/\/media\/[^"]+/, "/media/stored")).toBe(
    [
      "<h2>Answer a lead</h2>",
      '<p>Reply within <strong>ten minutes</strong>, as <a href="https://example.com/replies">this study</a> says, and <s>never</s><em> later</em>.</p>',
      "<ul><li><p>Read the chat</p><ul><li><p>Every message</p><ul><li><p>Also the first</p></li></ul></li></ul></li><li><p>Write</p></li></ul>",
      "<table><tbody><tr><td><p>Hot</p></td><td><p>Call at once</p></td></tr></tbody></table>",
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
  expect(await saveByKey(page, desk, article.id)).toBe("<p>Begin with a square.</p>");
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
  const content = await saveByKey(page, desk, article.id);
  expect(content.replace(/\/media\/[^"]+/, "/media/stored")).toBe(
    '<p>Begin with a square.</p><figure class="small"><img src="/media/stored" alt="A blue square" width="20" height="10" /><figcaption>The first fold</figcaption></figure><p>Then turn it.</p>',
  );
  const wrong = { name: "notes.png", type: "image/png", base64: btoa("no picture") };
  await paste(body, { files: [wrong] });
  await expect(body.getByRole("alert")).toContainText("JPEG, PNG, WebP");
});
