import { brand } from "@crm/brand";
import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { signIn } from "../fixtures/desk.ts";
import { expect, test } from "../fixtures/test.ts";

const desk = `${brand.product.name} desk`;

test("the palette, the keys, the tab's title and the theme work on the desk's pages", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*401/);
  const visitor = newVisitor();
  await submit(await prepareDemo(page, "/", visitor));
  await expect(page).toHaveURL("/thankyou");
  await page.emulateMedia({ colorScheme: "light" });
  await signIn(page, system);
  await expect(page).toHaveTitle(`Home · ${desk}`);
  await expect(page.getByRole("heading", { name: "Answers in the last 30 days" })).toBeVisible();

  // The figures are of another period, and the reload button asks for new ones.
  await page.getByRole("button", { name: "Last week" }).click();
  await expect(
    page.getByRole("heading", { name: "Answers to the leads of last week" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Answers in the last 30 days" })).toHaveCount(0);
  const refreshed = page.waitForResponse("**/api/desk/today");
  await page.getByRole("button", { name: "Refresh" }).click();
  expect((await refreshed).status()).toBe(200);

  // The palette finds pages by itself and leads through the server.
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Find or go to" });
  await palette.pressSequentially("outb");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(`Outbox · ${desk}`);
  await page.keyboard.press("Control+k");
  await palette.fill(visitor.name);
  await expect(page.getByRole("option", { name: visitor.name })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(`${visitor.name} · ${desk}`);

  // Keys move in a list and open its rows, but never while somebody types.
  await page.getByRole("menuitem", { name: "Articles" }).click();
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  const second = page.getByRole("row").nth(2).getByRole("link");
  await expect(second).toBeFocused();
  const title = await second.innerText();
  await page.keyboard.press("/");
  await page.keyboard.type("jk?");
  await expect(page.locator(":focus")).toHaveValue("jk?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The list shows what was searched, and then all articles again.
  await expect(second).toHaveCount(0);
  await page.locator(":focus").fill("");
  await page.locator(":focus").blur();
  await expect(second).toHaveText(title);
  await second.focus();
  await page.keyboard.press("Enter");
  const titleField = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(titleField).toHaveValue(title);
  await page.goBack();

  // A page opened far down in a list begins at its top, and the list is where it was left.
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.getByRole("row").last().getByRole("link").scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(200);
  await page.getByRole("row").last().getByRole("link").click();
  await expect(titleField).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(left);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Go to the next row");
  await page.keyboard.press("Escape");

  // The theme follows the device until somebody chooses one.
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).not.toBe(light);
  await page.getByRole("button", { name: /your account/ }).click();
  await page.getByRole("menuitemradio", { name: "Light theme" }).click();
  await expect.poll(ground).toBe(light);
  await page.reload();
  await expect(page.getByRole("menuitem", { name: "Articles" })).toBeVisible();
  expect(await ground()).toBe(light);
});
