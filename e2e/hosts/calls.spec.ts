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

/** The specified path of the article calls, below the stand-in's admin root. */
const help = "/api/article/websit";

/** Lists the received calls among the twelve, in order, as "GET /path". */
function listCalls({ log }: StandIn): string[] {
  return log.filter(({ number }) => number).map(({ method, path }) => `${method} ${path}`);
}

test("the help home sends call 5 with its headers and without a body, features that need more than the twelve calls are hidden, the search covers titles, and the host receives nothing but the twelve calls and the request for capabilities", async ({
  page,
  freshStandInSite: { siteUrl, host },
}) => {
  await page.goto(`${siteUrl}/help-center`);
  await expect(page.getByText("Make your first pipeline").first()).toBeVisible();
  const call = host.only(5);
  expect(call.method).toBe("GET");
  expect(call.path).toBe(`${help}/category/helpcentrearticles`);
  expect(call.headers["content-type"]).toBe("application/json");
  expect(call.headers["ngrok-skip-browser-warning"]).toBeTruthy();
  expect(call.headers["accept-encoding"]).toBe("identity");
  expect(call.headers.apikey).toBeUndefined();
  expect(call.body).toBeUndefined();
  await page.getByRole("combobox").fill("lead");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /inside articles/ })).toHaveCount(0);

  await page.goto(`${siteUrl}/help-center/pipelines/move-a-lead`);
  await expect(page.getByRole("link", { name: "Close a lead as won" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Make your first pipeline" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Still stuck?" })).toBeVisible();
  await expect(page.getByText("Was this helpful?")).toHaveCount(0);

  await page.goto(`${siteUrl}/search?q=agent`);
  const answers = page.getByRole("region", { name: "Answers" });
  await expect(answers.getByRole("link", { name: "Hand a chat to an agent" })).toBeVisible();
  await expect(answers.getByText("Tutorial").first()).toBeVisible();
  await page.goto(`${siteUrl}/search?q=zanzibarpickles`);
  await expect(page.getByText("No answer found.")).toBeVisible();
  for (const path of ["/", "/help-center/chats", "/help-center/chats/hand-a-chat-to-an-agent"]) {
    await page.goto(siteUrl + path);
  }
  const others = host.log.filter(({ number }) => !number).map(({ path }) => path);
  expect(others.filter((path) => !path.endsWith("/capabilities"))).toEqual([]);
});

test("a category page joins the four lists into one and omits empty entries, and an article is requested by id when its link is clicked, and by slug when its URL is opened", async ({
  page,
  freshStandInSite: { siteUrl, host },
}) => {
  await page.goto(`${siteUrl}/help-center/pipelines`);
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
  expect(listCalls(host).join("\n")).toContain(`GET ${help}/category/helpcentrearticles`);

  await waitUntilReady(page);
  await page.getByRole("main").getByRole("link", { name: "Close a lead as won" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Close a lead as won");
  await expect(page).toHaveURL(`${siteUrl}/help-center/pipelines/close-a-lead-as-won`);
  const call = host.only(7);
  expect(call.path).toBe(`${help}/HelpCentreArticles/hc-3`);
  expect(call.headers["content-type"]).toBe("application/json");
  expect(call.headers["ngrok-skip-browser-warning"]).toBeTruthy();
  expect(call.body).toBeUndefined();

  await page.goto(`${siteUrl}/help-center/pipelines/move-a-lead`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move a lead to another stage");
  expect(host.only(8).path).toBe(`${help}/HelpCentreArticles/slug/move-a-lead`);
});

test("a demo booking sends calls 1 and 2 exactly as specified", async ({
  page,
  standInSite: { siteUrl, host },
}) => {
  host.reset();
  const visitor = newVisitor();
  await page.goto(siteUrl);
  const dialog = await openDemo(page);
  await fillDemo(dialog, visitor);
  await dialog.getByLabel("offers and news").check();
  await solveCaptcha(dialog);
  const token = await captchaToken(dialog).inputValue();
  await submit(dialog);
  await expect(page).toHaveURL(`${siteUrl}/thankyou`);
  const { keys, apiUrl } = host;
  const root = new URL(apiUrl).pathname;
  const posts = host.log.filter(({ method }) => method === "POST");
  expect(posts.map(({ path }) => path)).toEqual([
    `${root}/lead/add/${keys.campaignId}`,
    `${root}/lead/bookDemo_sendMail`,
  ]);

  const [lead, mail] = [host.only(1), host.only(2)];
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

test("a retry after a lost response has the same idempotency key", async ({
  page,
  standInSite: { siteUrl, host },
  lockedSpool: _,
  consoleWatch,
}) => {
  host.reset();
  consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
  await page.goto(siteUrl);
  const dialog = await openDemo(page);
  await fillDemo(dialog, newVisitor());
  for (const behaviour of ["down", "normal"] as const) {
    host.behave(1, behaviour);
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(captchaToken(dialog)).toHaveValue("");
  }
  await expect(page).toHaveURL(`${siteUrl}/thankyou`);
  const keys = host.log
    .filter(({ number }) => number === 1)
    .map(({ headers }) => headers["idempotency-key"]);
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
});

test("the page and its scripts contain no key and no host address", async ({
  page,
  request,
  standInSite: { siteUrl, host },
}) => {
  const addresses = new Set<string>();
  page.on("response", (response) => {
    const sent = response.request();
    if (sent.isNavigationRequest() || sent.resourceType() === "script") {
      addresses.add(response.url());
    }
  });
  await page.goto(siteUrl);
  await openDemo(page);
  expect(addresses.size).toBeGreaterThan(5);
  const { keys, apiUrl } = host;
  for (const address of [...addresses]) {
    const text = await (await request.get(address)).text();
    for (const secret of [keys.apiKey, keys.campaignId, keys.companyId, apiUrl]) {
      expect(text, address).not.toContain(secret);
    }
  }
});
