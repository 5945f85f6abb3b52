import type { Page } from "@playwright/test";
import { delayScripts } from "../fixtures/delayed-scripts.ts";
import { solveCaptcha } from "../fixtures/demo-form.ts";
import { mainForm, openPlainForm, plainForms } from "../fixtures/forms-without-scripts.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

/** The contact form's own file. */
const contactFile = "**/assets/contact-form-*.js";

async function openContact(page: Page) {
  await page.goto("/contact-us");
  await waitUntilReady(page);
  return mainForm(page);
}

for (const [path, file] of [
  ["/contact-us", "/contact-form-"],
  ["/book-demo", "/demo-form-on-page-"],
  ["/enterprise-inquiry", "/enterprise-form-on-page-"],
  ["/your-data", "/data-request-form-"],
] as const) {
  test(`the code of the form on ${path} is loaded when the form is touched, and not before`, async ({
    page,
  }) => {
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname));
    await page.goto(path);
    await waitUntilReady(page);
    await page.waitForLoadState("networkidle");
    const code = () => files.filter((name) => name.includes(file) || name.includes("/forms-"));
    expect(code()).toEqual([]);
    const notice = mainForm(page).getByText(
      "The robot check appears here when you fill in the form.",
    );
    await expect(notice).toBeVisible();
    await mainForm(page).getByLabel("Email", { exact: true }).hover();
    await expect.poll(() => code().length).toBeGreaterThan(0);
    await expect(mainForm(page).getByText("I'm not a robot")).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test("typed text, focus, caret and layout stay when a form's code arrives", async ({
  page,
  context,
}) => {
  const release = await delayScripts(context, contactFile);
  const form = await openContact(page);
  const name = form.getByLabel("First name");
  const button = form.getByRole("button", { name: "Submit" });
  const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await form.getByLabel("Last name").fill("Parmar");
  await form.getByRole("checkbox", { name: /offers and news/ }).check();
  await name.pressSequentially("Asa");
  await page.keyboard.press("ArrowLeft");
  release();
  await expect(form.getByText("I'm not a robot")).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type("h");
  await expect(name).toHaveValue("Asha");
  await expect(form.getByLabel("Last name")).toHaveValue("Parmar");
  await expect(form.getByRole("checkbox", { name: /offers and news/ })).toBeChecked();
  expect(await place()).toBe(before);
});

for (const { how, send } of [
  {
    how: "a click on its button",
    send: (page: Page) => mainForm(page).getByRole("button", { name: "Submit" }).click(),
  },
  {
    how: "the Enter key",
    send: (page: Page) => mainForm(page).getByLabel("Last name").press("Enter"),
  },
]) {
  test(`a form that is first touched by ${how} is checked by its own code, once that has arrived`, async ({
    page,
    context,
  }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    const release = await delayScripts(context, contactFile);
    const form = await openContact(page);
    // As a browser fills in a form by itself: no event of a visitor.
    await form.getByLabel("Last name").evaluate((input: HTMLInputElement) => {
      input.value = "Parmar";
    });
    await send(page);
    await expect(form.getByText("First Name is required")).toHaveCount(0);
    release();
    await expect(form.getByText("First Name is required", { exact: true })).toBeVisible();
    await expect(form.getByText("Please complete the reCAPTCHA", { exact: true })).toBeVisible();
    await expect(form.getByLabel("First name")).toBeFocused();
    await expect(form.getByLabel("Last name")).toHaveValue("Parmar");
    expect(posts).toEqual([]);
  });
}

test("the countries of a phone number are listed when they are the first that is touched", async ({
  page,
}) => {
  const form = await openContact(page);
  const countries = form.getByLabel("Country of the phone number");
  await expect(countries.locator("option")).toHaveCount(1);
  await countries.click();
  await expect.poll(() => countries.locator("option").count()).toBeGreaterThan(200);
  await expect(countries).toBeFocused();
});

test("what was typed survives a link within the page and another page, while the form's code loads", async ({
  page,
  context,
}) => {
  const release = await delayScripts(context, contactFile);
  const form = await openContact(page);
  await form.getByLabel("First name").fill("Asha");
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
  await expect(page).toHaveURL(/#main$/);
  await expect(form.getByLabel("First name")).toHaveValue("Asha");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/pricing/);
  release();
  await page.goBack();
  await expect(form.getByLabel("First name")).toHaveValue("Asha");
});

for (const plainForm of plainForms) {
  test(`the ${plainForm.kind} form is sent by the browser when its code can't be loaded`, async ({
    page,
    system,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/(?:contact-form|\w+-form-on-page)-.*\.js/, (route) =>
      route.abort(),
    );
    const { form, visitor } = await openPlainForm(page, system.siteUrl, plainForm);
    await waitUntilReady(page);
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(plainForm.thanks);
    expect(system.database.rows("select kind from leads where email = ?", visitor.email)).toEqual([
      { kind: plainForm.kind },
    ]);
  });
}

test("a form that can't be loaded without a connection keeps what was typed, and works later", async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
  const form = await openContact(page);
  await context.setOffline(true);
  await form.getByLabel("First name").fill("Asha");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Failed to submit data!")).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Asha");
  await context.setOffline(false);
  await form.getByLabel("Last name").fill("Parmar");
  await solveCaptcha(form);
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByText("Email is required", { exact: true })).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Asha");
});
