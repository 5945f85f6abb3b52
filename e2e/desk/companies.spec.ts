import { randomUUID } from "node:crypto";
import { openDesk } from "../fixtures/desk-calls.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from "../fixtures/page-checks.ts";
import { expect, test } from "../fixtures/test.ts";

test("an administrator gives a second customer a key, sees its leads apart from our own, and revokes the key", async ({
  page,
  system,
  consoleWatch,
}) => {
  // The name that is taken, and the key without a label.
  consoleWatch.expect(/Failed to load resource.*40[09]/);
  const name = `Bela's Bakery ${randomUUID().slice(0, 8)}`;
  const desk = await openDesk(page, system, "/admin");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const send = (address: string, apiKey: string, body: string) =>
    page.request.post(address, {
      headers: { apiKey, "Content-Type": "application/json" },
      data: Buffer.from(body),
    });

  await page.getByRole("menuitem", { name: "Companies" }).click();
  // The company of the installation is there too.
  await expect(page.getByRole("link", { name: "Demo company" })).toBeVisible();
  await page.getByRole("link", { name: "Add a company" }).click();
  // What is typed in the moment in which the form starts would be lost.
  await expect(async () => {
    await page.getByRole("textbox", { name: "Name" }).fill("demo COMPANY");
    await expect(page.getByRole("button", { name: "Add the company" })).toBeEnabled({
      timeout: 500,
    });
  }).toPass();
  await page.getByRole("button", { name: "Add the company" }).click();
  await expect(
    page.getByText("Another company has this name. Please choose another."),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  // A second press does nothing: there would be an error that the name is taken.
  await page.getByRole("button", { name: "Add the company" }).dblclick();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(main.getByText("0 of 100", { exact: true })).toBeVisible();
  await expect(main.getByText("No leads captured yet")).toBeVisible();

  await page.getByRole("button", { name: "Create a key" }).click();
  await dialog.getByRole("button", { name: "Create the key" }).click();
  await expect(dialog.getByText("Please say what the key is for")).toBeVisible();
  await dialog.getByLabel("What is it for?").fill("Website");
  await dialog.getByRole("button", { name: "Create the key" }).click();
  await expect(dialog.getByRole("heading", { name: "Copy the key now" })).toBeVisible();
  const apiKey = await dialog.getByLabel("Key", { exact: true }).inputValue();
  const command = await dialog.getByLabel("Try it from a terminal").inputValue();
  expect(command).toContain(`--header "apiKey: ${apiKey}"`);
  const [, address = ""] = /POST "([^"]+)"/.exec(command) ?? [];
  await expectAccessibleInBothThemes(page, "the dialog with a new key");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.content()).not.toContain(apiKey);

  const odd = "buyer@shop.in?bcc=spy@evil.example";
  const answers = [
    await send(
      address,
      apiKey,
      `{"name":"Odd Buyer","email":"${odd}","phone":"*21*98250#","__proto__":"kept","toString":"own"}`,
    ),
    await send(
      address,
      apiKey,
      '{"name":"Plain Buyer","email":"plain+a@shop.in","phone":"+91 98250 12345"}',
    ),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  expect(await answers[0]?.json()).toEqual({ status: true, message: "Lead captured" });

  await page.reload();
  await expect(main.getByText("2 of 100", { exact: true })).toBeVisible();
  await expect(main.getByText("2 of 3,000", { exact: true })).toBeVisible();
  await expect(main.getByText("2 of 35,000", { exact: true })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("Plain Buyer");
  await expectAccessibleInBothThemes(page, "a company's page");
  await page.getByRole("textbox", { name: "Name, email, phone, company" }).fill("098250-12345");
  await expect(page.getByRole("link", { name: "Odd Buyer" })).toHaveCount(0);
  await page.getByRole("link", { name: "Plain Buyer" }).click();
  await expect(main.getByRole("link", { name: "plain+a@shop.in" })).toHaveAttribute(
    "href",
    "mailto:plain%2Ba@shop.in",
  );
  await expect(main.getByRole("link", { name: "+91 98250 12345" })).toHaveAttribute(
    "href",
    "tel:+919825012345",
  );
  await page.getByRole("link", { name: `Captured for ${name}` }).click();

  // Programs can send any text: it is shown as text, not as a link.
  await page.getByRole("link", { name: "Odd Buyer" }).click();
  await expect(main.getByText(odd, { exact: true })).toBeVisible();
  await expect(main.getByText("*21*98250#", { exact: true })).toBeVisible();
  await expect(main.locator("a[href^='mailto:'], a[href^='tel:'], a[href*='wa.me']")).toHaveCount(
    0,
  );
  await expect(main.getByText("__proto__", { exact: true })).toBeVisible();
  await expect(main.getByText("own", { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByText("kept", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, "a captured lead's page");
  await page.getByRole("button", { name: "Erase this lead" }).click();
  await dialog.getByRole("button", { name: "Erase this lead" }).click();
  await expect(page.getByText("The lead has been erased.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Plain Buyer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Odd Buyer" })).toHaveCount(0);
  expect(await desk.request("GET", "/leads?q=Buyer")).toMatchObject({ data: [], total: 0 });

  await page.getByRole("switch", { name: "Leads from the website: On" }).click();
  await expect(page.getByRole("switch", { name: "Leads from the website: Off" })).toBeVisible();
  expect((await send(address, apiKey, "{}")).status()).toBe(404);
  await page.getByRole("button", { name: "Add a workflow" }).click();
  await dialog.getByLabel("Name").fill("Fair in Surat");
  await dialog.getByRole("button", { name: "Add the workflow" }).click();
  await expect(page.getByRole("switch", { name: "Fair in Surat: On" })).toBeVisible();

  await page.getByRole("button", { name: "Revoke" }).click();
  await dialog.getByRole("button", { name: "Revoke the key" }).click();
  await expect(page.getByText("The key has been revoked.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Revoke" })).toHaveCount(0);
  const rejected = await send(address, apiKey, '{"name":"Late Buyer"}');
  expect(rejected.status()).toBe(401);
  expect(await rejected.json()).toMatchObject({ status: false, message: "Invalid API key" });

  await page.setViewportSize({ width: 390, height: 844 });
  // Narrow pages show cards.
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectNoHorizontalScroll(page, "a company's page at 390 px");
  await expectAccessible(page, "a company's page at 390 px");
  await page.goto(`${system.backofficeUrl}/admin/companies`);
  await expect(page.getByText(name)).toBeVisible();
  await expectNoHorizontalScroll(page, "the companies at 390 px");
  await expectAccessible(page, "the companies at 390 px");
});
