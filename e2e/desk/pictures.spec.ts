import { readFileSync } from "node:fs";
import { inProject } from "../../scripts/process/project.ts";
import { saveByKey } from "../fixtures/article-editor.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expect, test } from "../fixtures/test.ts";

const preview = (name: string) => readFileSync(inProject(`apps/site/public/previews/${name}.png`));

test("an editor uploads several pictures at once, uses one in an article, and replaces it", async ({
  page,
  request,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*(?:400|409)/);
  const desk = await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Pictures" }).click();
  await page.locator("input[type=file]").setInputFiles([
    { name: "green-board.png", mimeType: "image/png", buffer: preview("help") },
    { name: "letter.png", mimeType: "image/png", buffer: Buffer.from("Dear customer") },
    { name: "sand-chat.png", mimeType: "image/png", buffer: preview("blog") },
    { name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads.getByRole("status")).toHaveText("2 of 4 uploaded, 2 not uploaded");
  await expect(uploads).toContainText("Please choose a picture: JPEG, PNG, WebP or AVIF");
  await expect(uploads).toContainText("This file is larger than 10 MB.");
  await uploads.getByRole("button", { name: "Close the list" }).click();
  await expect(uploads).toHaveCount(0);

  await page.getByRole("searchbox", { name: /Search names/ }).fill("GREEN-board");
  await expect(page.getByRole("link", { name: /sand-chat/ })).toHaveCount(0);
  await page.getByRole("link", { name: /green-board\.png Unused/ }).click();
  await page.getByRole("textbox", { name: "What it shows" }).fill("A board with three stages");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The text has been saved.")).toBeVisible();

  const article = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  await page.getByRole("button", { name: "Choose from the library" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await dialog.getByRole("button", { name: /A board with three stages/ }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "What it shows" })).toHaveValue(
    "A board with three stages",
  );
  const { data } = await desk.request("GET", "/pictures?q=green-board");
  await saveByKey(page, desk, article.id);
  const { siteUrl } = await desk.request("POST", `/articles/${article.id}/publish`, {});
  const path = new URL(siteUrl).pathname;
  const read = async () => (await request.get(path)).text();
  await expect.poll(read).toContain(`${data[0].address.replace(".webp", "")}.480.avif 480w`);

  await page.goto(`${system.backofficeUrl}/admin/pictures/${data[0].id}/show`);
  await expect(page.getByRole("link", { name: article.title })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByText(`This picture can't be deleted, because it is used: in “${article.title}”.`),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  const buffer = preview("pricing");
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ name: "gold.png", mimeType: "image/png", buffer });
  await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  await expect(page.getByText("The picture has been replaced in 1 article.")).toBeVisible();
  await expect(page).toHaveURL(/gold-1200x630-/);
  await expect.poll(read).toMatch(/src="\/media\/gold-1200x630-[0-9a-f]{10}\.webp"/);

  // The back office makes the variants meanwhile. The site answers with the original until then.
  const [small = ""] = /\/media\/gold-[^ "]+\.480\.avif/.exec(await read()) ?? [];
  expect((await request.get(small)).status()).toBe(200);
  const readType = async () => {
    const answer = await request.get(system.backofficeUrl + small, { failOnStatusCode: false });
    return answer.headers()["content-type"];
  };
  await expect.poll(readType).toBe("image/avif");
  // Other tests of this worker look at every page of the site.
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});
