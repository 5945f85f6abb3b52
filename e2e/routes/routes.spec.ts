import { brand } from "@crm/brand";
import { showHtml } from "../fixtures/show-html.ts";
import { expect, test } from "../fixtures/test.ts";

const { product, platforms } = brand;

/** The routes and other pages, each with its heading. */
const screens: Record<string, string | RegExp> = {
  "/": "Every chat, closer to a sale.",
  "/pricing": /month/,
  "/contact-us": "We're Here for You!",
  "/thankyou": /after you send a form/,
  "/terms-and-conditions": "Terms and Conditions",
  "/privacy-policy": "Privacy Policy",
  "/refund-policy": "Refund Policy",
  "/third-party-licences": /licences/,
  "/platform-rules": /rules/,
  "/support": /./,
  "/help-center": /./,
  "/help-center/data-management": "Data management",
  "/help-center/workflow-automation": "Workflow automation",
  "/help-center/setting": "Settings",
  "/help-center/templates": "Templates",
  "/help-center/live-chat-and-attributes": "Live chat and attributes",
  "/help-center/templates/template-statuses": /PENDING/,
  "/blog": "Explore Our Articles",
  "/blog/the-first-two-lines": "How to write the first two lines of a WhatsApp message",
  "/mobile-app": "Coming Soon!",
  "/integrations": "Coming Soon!",
  "/partner-program": "Coming Soon!",
  "/demo-thank-you": /inquiries/,
  [`/${platforms.ecommercePlatform.slug}-crm`]: new RegExp(platforms.ecommercePlatform.name),
};

test("every route answers 200 with its own heading", async ({ page }) => {
  for (const [path, heading] of Object.entries(screens)) {
    await showHtml(page, path);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title, path).toHaveCount(1);
    await expect(title, path).toHaveText(heading);
  }
});

test("the demo thank-you page confirms nothing when it is opened by its address", async ({
  page,
}) => {
  await page.goto("/demo-thank-you");
  const main = page.getByRole("main");
  await expect(main).toContainText("there is nothing to confirm");
  await expect(main).not.toContainText(/thank you|is with us|has (?:reached|arrived)/i);
  for (const name of ["description", "og:description", "og:title"]) {
    const meta = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    await expect(meta).not.toHaveAttribute("content", /has reached|your demo/i);
  }
  await expect(main.getByRole("img", { name: /thank/i })).toHaveCount(0);
});

test("the demo thank-you page links to the home page", async ({ page }) => {
  await page.goto("/demo-thank-you");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(new RegExp(product.name));
});

/** Redirects are not followed. */
const noRedirects = { maxRedirects: 0 };

test("an unknown page redirects to the home page", async ({ request, page }) => {
  for (const path of ["/no-such-page", "/no/such/page", "/help-centre", "/admin"]) {
    const answer = await request.get(path, noRedirects);
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe("/");
  }
  await page.goto("/no-such-page");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a missing file and an unknown API path answer 404", async ({ request }) => {
  for (const path of ["/no-such-file.png", "/assets/app-0000.js", "/api/no-such-call"]) {
    expect((await request.get(path, noRedirects)).status(), path).toBe(404);
  }
});

test("a path with a trailing slash redirects to the path without it, with its query", async ({
  request,
}) => {
  for (const [requested, expected] of [
    ["/help-center/", "/help-center"],
    ["/thankyou/?from=mail", "/thankyou?from=mail"],
  ] as const) {
    const answer = await request.get(requested, noRedirects);
    expect(answer.status(), requested).toBe(308);
    expect(answer.headers().location, requested).toBe(expected);
  }
});

test("a path in another case redirects to the canonical path", async ({ request }) => {
  const answer = await request.get("/Help-Center", noRedirects);
  expect([301, 308]).toContain(answer.status());
  expect(answer.headers().location).toBe("/help-center");
});

test("no redirect points to another site", async ({ request, baseURL }) => {
  for (const path of ["//evil.test/", "/%2F%2Fevil.test/", "/\\evil.test/", "//evil.test/..%2f"]) {
    const answer = await request.get(`${baseURL}${path}`, noRedirects);
    const location = answer.headers().location ?? "/";
    expect(new URL(location, baseURL).origin, path).toBe(baseURL);
    expect(location, path).not.toMatch(/^(?:\/\/|\/\\)/);
    expect(answer.status(), path).toBeLessThan(500);
  }
});

test("malformed addresses never answer with a server error", async ({ request }) => {
  for (const path of ["/%", "/%E0%A4%A", "/help-center/%00", `/${"a".repeat(5_000)}`]) {
    expect((await request.get(path, noRedirects)).status(), path.slice(0, 30)).toBeLessThan(500);
  }
});
