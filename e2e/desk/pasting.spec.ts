import { openDraft, saveByKey } from "../fixtures/article-editor.ts";
import { bluePng, paste } from "../fixtures/paste.ts";
import { expect, test } from "../fixtures/test.ts";

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
