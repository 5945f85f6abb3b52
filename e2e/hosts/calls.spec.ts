import {
  captchaToken,
  fillDemo,
  newVisitor,
  openDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";
import type { StandIn } from "../stand-in/stand-in.ts";

/** Paths as section 7 spells them, below the stand-in's two roots. */
const help = "/api/article/websit";

/** The calls of section 7 in the order in which they came, as "GET /path". */
function made({ log }: StandIn): string[] {
  return log.filter(({ number }) => number).map(({ method, path }) => `${method} ${path}`);
}

test("the help home makes call 5, with its headers and without a body", async ({
  page,
  untouched,
}) => {
  await page.goto(`${untouched.siteUrl}/help-center`);
  await expect(page.getByText("Make your first pipeline").first()).toBeVisible();
  const call = untouched.host.only(5);
  expect(call.method).toBe("GET");
  expect(call.path).toBe(`${help}/category/helpcentrearticles`);
  expect(call.headers["content-type"]).toBe("application/json");
  expect(call.headers["ngrok-skip-browser-warning"]).toBeTruthy();
  expect(call.headers["accept-encoding"]).toBe("identity");
  expect(call.headers.apikey).toBeUndefined();
  expect(call.body).toBeUndefined();
});

test("a category page lists the four lists as one, empty entries dropped", async ({
  page,
  untouched,
}) => {
  await page.goto(`${untouched.siteUrl}/help-center/pipelines`);
  await expect(page.getByRole("heading", { level: 1, name: "Pipelines" })).toBeVisible();
  const titles = await page
    .getByRole("main")
    .getByRole("link", { name: /pipeline|lead/ })
    .allInnerTexts();
  expect(titles.map((title) => title.trim())).toEqual([
    "Make your first pipeline",
    "Move a lead to another stage",
    "Close a lead as won",
  ]);
  expect(
    made(untouched.host).some((call) => call.startsWith(`GET ${help}/category/helpcentrearticles`)),
  ).toBe(true);
});

test("an article opened by its URL is asked for by slug, from a link by id", async ({
  page,
  untouched,
}) => {
  await page.goto(`${untouched.siteUrl}/help-center/pipelines/move-a-lead`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move a lead to another stage");
  expect(untouched.host.only(8).path).toBe(`${help}/HelpCentreArticles/slug/move-a-lead`);

  untouched.host.reset();
  await page.goto(`${untouched.siteUrl}/help-center/pipelines`);
  await waitUntilReady(page);
  await page.getByRole("main").getByRole("link", { name: "Close a lead as won" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Close a lead as won");
  await expect(page).toHaveURL(`${untouched.siteUrl}/help-center/pipelines/close-a-lead-as-won`);
  const call = untouched.host.only(7);
  expect(call.path).toBe(`${help}/HelpCentreArticles/hc-3`);
  expect(call.headers["content-type"]).toBe("application/json");
  expect(call.headers["ngrok-skip-browser-warning"]).toBeTruthy();
  expect(call.body).toBeUndefined();
});

test("what needs more than the twelve calls is not shown, and the search knows titles", async ({
  page,
  untouched,
}) => {
  await page.goto(`${untouched.siteUrl}/help-center/pipelines/move-a-lead`);
  await expect(page.getByRole("link", { name: "Close a lead as won" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Make your first pipeline" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Still stuck?" })).toBeVisible();
  await expect(page.getByText("Was this helpful?")).toHaveCount(0);

  await page.goto(`${untouched.siteUrl}/help-center`);
  await page.getByRole("combobox").fill("lead");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /inside articles/ })).toHaveCount(0);

  await page.goto(`${untouched.siteUrl}/search?q=agent`);
  const answers = page.getByRole("region", { name: "Answers" });
  await expect(answers.getByRole("link", { name: "Hand a chat to an agent" })).toBeVisible();
  await expect(answers.getByText("Tutorial").first()).toBeVisible();
  await page.goto(`${untouched.siteUrl}/search?q=zanzibarpickles`);
  await expect(page.getByText("No answer found.")).toBeVisible();
  const others = untouched.host.log.filter(({ number }) => !number).map(({ path }) => path);
  expect(others.filter((path) => !path.endsWith("/capabilities"))).toEqual([]);
});

test("no request but the twelve calls and one question for capabilities reaches the host", async ({
  page,
  untouched,
}) => {
  for (const path of [
    "/",
    "/help-center",
    "/help-center/chats",
    "/help-center/chats/hand-a-chat-to-an-agent",
  ]) {
    await page.goto(`${untouched.siteUrl}${path}`);
  }
  const others = untouched.host.log.filter(({ number }) => !number).map(({ path }) => path);
  expect([...new Set(others)].filter((path) => !path.endsWith("/capabilities"))).toEqual([]);
});

test("a demo booking makes calls 1 and 2, to the letter", async ({ page, untouched }) => {
  const visitor = newVisitor();
  await page.goto(untouched.siteUrl);
  const dialog = await openDemo(page);
  await fillDemo(dialog, visitor);
  await dialog.getByLabel("offers and news").check();
  await solveCaptcha(dialog);
  const token = await captchaToken(dialog).inputValue();
  await submit(dialog);
  await expect(page).toHaveURL(`${untouched.siteUrl}/thankyou`);
  const { keys, apiUrl } = untouched.host;
  const root = new URL(apiUrl).pathname;
  const posts = untouched.host.log.filter(({ method }) => method === "POST");
  expect(posts.map(({ path }) => path)).toEqual([
    `${root}/lead/add/${keys.campaignId}`,
    `${root}/lead/bookDemo_sendMail`,
  ]);

  const [lead, mail] = [untouched.host.only(1), untouched.host.only(2)];
  for (const { headers } of [lead, mail]) {
    expect(headers.apikey).toBe(keys.apiKey);
    expect(headers["content-type"]).toBe("application/json");
  }
  expect(lead.headers["idempotency-key"]).toMatch(/^[\w-]{16,}$/);
  const { context, ...fields } = lead.body as Record<string, unknown>;
  expect(fields).toEqual({
    email: visitor.email,
    fullName: visitor.name,
    whatsApp: visitor.phone.sent,
    companyName: visitor.companyName,
    companyEmployees: visitor.companySize,
    recaptchaToken: token,
  });
  expect(context).toMatchObject({ marketingConsent: true, page: "/" });
  expect(mail.body).toEqual({
    fullName: visitor.name,
    email: visitor.email,
    phone: visitor.phone.sent,
    companyName: visitor.companyName,
    companyEmployees: visitor.companySize,
  });
});

test("a repeat after a lost answer carries the same idempotency key", async ({
  page,
  untouched,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
  await page.goto(untouched.siteUrl);
  const dialog = await openDemo(page);
  await fillDemo(dialog, newVisitor());
  for (const behaviour of ["down", "normal"] as const) {
    untouched.host.behave(1, behaviour);
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(captchaToken(dialog)).toHaveValue("");
  }
  await expect(page).toHaveURL(`${untouched.siteUrl}/thankyou`);
  const keys = untouched.host.log
    .filter(({ number }) => number === 1)
    .map(({ headers }) => headers["idempotency-key"]);
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
});

test("keys and hosts never reach the browser", async ({ page, request, untouched }) => {
  const addresses = new Set<string>();
  page.on("response", (response) => {
    const asked = response.request();
    if (asked.isNavigationRequest() || asked.resourceType() === "script") {
      addresses.add(response.url());
    }
  });
  await page.goto(untouched.siteUrl);
  await openDemo(page);
  expect(addresses.size).toBeGreaterThan(5);
  const { keys, apiUrl } = untouched.host;
  for (const address of [...addresses]) {
    const text = await (await request.get(address)).text();
    for (const secret of [keys.apiKey, keys.campaignId, keys.companyId, apiUrl]) {
      expect(text, address).not.toContain(secret);
    }
  }
});
