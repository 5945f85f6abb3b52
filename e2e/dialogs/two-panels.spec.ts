import { brand } from "@crm/brand";
import type { Locator, Page } from "@playwright/test";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const appHost = "https://app.example.com";

const signUp = (page: Page) => page.getByRole("dialog", { name: "Join the community" });
const signIn = (page: Page) => page.getByRole("dialog", { name: "Sign in" });
const footerButton = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name });

/** Answers the requests to the app host, which does not exist, and records them. */
async function mockApp(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${appHost}/**`, async (route) => {
    const request = route.request();
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`.trim());
    await route.fulfill({ contentType: "text/html", body: "<title>The app</title>" });
  });
  return requests;
}

async function typeInto(dialog: Locator): Promise<void> {
  for (const box of await dialog.getByRole("textbox").all()) await box.fill("secret-words");
  const password = dialog.getByLabel("Password", { exact: true });
  if (await password.count()) await password.fill("secret-words");
}

test("the sign-up dialog has its fields, its company sizes and links to the terms and the privacy policy", async ({
  page,
}) => {
  await page.goto("/");
  await footerButton(page, "Join the community").click();
  const dialog = signUp(page);
  for (const label of ["Email", "Name", "Phone number", "Company name", "Company size"]) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
  }
  const sizes = await dialog.getByLabel("Company size").locator("option").allTextContents();
  expect(sizes.slice(1)).toEqual([
    "1-4",
    "5-9",
    "10-19",
    "20-49",
    "50-99",
    "100-249",
    "250-499",
    "500-999",
    "1000+",
  ]);
  await expect(dialog.getByRole("link", { name: "Terms and Conditions" })).toHaveAttribute(
    "href",
    "/terms-and-conditions",
  );
  await expect(dialog.getByRole("link", { name: "Privacy Policy" }).first()).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

const twoPanelDialogs = [
  ["Book a Free Demo", "book-demo"],
  ["Enterprise Plan Inquiry", "enterprise-inquiry"],
  ["Join the community", "join-community"],
  ["Sign in", "sign-in"],
] as const;

for (const [name, id] of twoPanelDialogs) {
  test(`the dialog '${name}' has its links under the panel, and below 768 px under the form`, async ({
    page,
  }) => {
    await page.goto("/pricing");
    await waitUntilReady(page);
    await page.locator(`[commandfor=${id}]`).first().dispatchEvent("click");
    const dialog = page.getByRole("dialog", { name });
    const submit = dialog.getByRole("button", { name: "Submit" });
    await expect(submit).toBeVisible();
    const links = dialog.getByRole("listitem").getByRole("link");
    for (const [width, isPanelShown] of [
      [768, true],
      [767, false],
      [360, false],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await expect(links).toHaveText(["Contact Us", "Privacy Policy", "Support"]);
      await expect(dialog.getByText("Sales team")).toBeVisible({ visible: isPanelShown });
      await links.last().scrollIntoViewIfNeeded();
      const [link, button] = await Promise.all([links.first().boundingBox(), submit.boundingBox()]);
      if (!link || !button) throw new Error("The links or the button are not shown");
      if (isPanelShown) expect(link.x + link.width).toBeLessThan(button.x);
      else expect(link.y).toBeGreaterThan(button.y + button.height);
      expect(link.height).toBeGreaterThanOrEqual(44);
    }
    await links.first().click();
    await expect(page).toHaveURL("/contact-us");
    await expect(dialog).toBeHidden();
  });
}

for (const [name, opener, target] of [
  ["sign-up", "Join the community", "register"],
  ["sign-in", "Sign in", "login"],
] as const) {
  test(`the ${name} form begins with a note that nothing typed is sent, which also describes its button`, async ({
    page,
  }) => {
    await page.goto("/");
    await footerButton(page, opener).click();
    const dialog = page.getByRole("dialog", { name: opener });
    const button = dialog.getByRole("button", { name: "Submit" });
    const opens = target === "register" ? "registration page" : "sign-in page";
    const sentence = `Submit opens the ${opens} of the ${brand.product.name} app. Nothing you type here is sent or saved, so please type it again there.`;
    await expect(button).toHaveAccessibleDescription(sentence);
    const [note, field] = await Promise.all([
      dialog.getByText(sentence).boundingBox(),
      dialog.getByLabel("Email").boundingBox(),
    ]);
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(field?.y ?? 0);
  });

  test(`Submit in the ${name} dialog opens the app and sends nothing that was typed`, async ({
    page,
  }) => {
    const requests = await mockApp(page);
    await page.goto("/");
    await waitUntilReady(page);
    await footerButton(page, opener).click();
    const dialog = page.getByRole("dialog", { name: opener });
    await typeInto(dialog);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveTitle("The app");
    expect(requests).toEqual([`GET ${appHost}/${target}`]);
  });
}

test("the password can be shown and hidden, and 'Forgot Password?' links to the app", async ({
  page,
}) => {
  await page.goto("/");
  await waitUntilReady(page);
  await footerButton(page, "Sign in").click();
  const dialog = signIn(page);
  const password = dialog.getByLabel("Password", { exact: true });
  await password.fill("kesar-2026");
  await expect(password).toHaveAttribute("type", "password");
  await dialog.getByRole("button", { name: "Show the password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("kesar-2026");
  await dialog.getByRole("button", { name: "Hide the password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(dialog.getByRole("link", { name: "Forgot Password?" })).toHaveAttribute(
    "href",
    `${appHost}/forgot-password`,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sign-in dialog opens, closes and sends nothing that was typed", async ({ page }) => {
    const requests = await mockApp(page);
    await page.goto("/");
    await footerButton(page, "Sign in").click();
    await expect(signIn(page)).toBeVisible();
    await signIn(page).getByRole("button", { name: "Close" }).click();
    await expect(signIn(page)).toBeHidden();
    await footerButton(page, "Sign in").click();
    await typeInto(signIn(page));
    await signIn(page).getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveTitle("The app");
    expect(requests).toEqual([`GET ${appHost}/login?`]);
  });
});
