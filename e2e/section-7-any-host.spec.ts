import { expect, test } from "./fixtures/test.ts";
import type { LoggedCall, StandIn } from "./stand-in/stand-in.ts";

/** Paths as section 7 spells them, below the stand-in's two roots. */
const help = "/api/article/websit";

test.beforeEach(({ foreign }) => foreign.host.reset());

/** The calls of section 7 in the order in which they came, as "GET /path". */
function made({ log }: StandIn): string[] {
  return log.filter(({ number }) => number).map(({ method, path }) => `${method} ${path}`);
}

function only({ log }: StandIn, number: number): LoggedCall {
  const found = log.filter((call) => call.number === number);
  expect(found, `call ${number}`).toHaveLength(1);
  return found[0] as LoggedCall;
}

test("the help home makes call 5, with its headers and without a body", async ({
  page,
  foreign,
}) => {
  await page.goto(`${foreign.siteUrl}/help-center`);
  await expect(page.getByText("Make your first pipeline").first()).toBeVisible();
  const call = only(foreign.host, 5);
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
  foreign,
}) => {
  await page.goto(`${foreign.siteUrl}/help-center/pipelines`);
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
    made(foreign.host).some((call) => call.startsWith(`GET ${help}/category/helpcentrearticles`)),
  ).toBe(true);
});

test("an article opened by its URL is asked for by slug, from a link by id", async ({
  page,
  foreign,
}) => {
  await page.goto(`${foreign.siteUrl}/help-center/pipelines/move-a-lead`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move a lead to another stage");
  expect(only(foreign.host, 8).path).toBe(`${help}/HelpCentreArticles/slug/move-a-lead`);

  foreign.host.reset();
  await page.goto(`${foreign.siteUrl}/help-center/pipelines`);
  await page.getByRole("main").getByRole("link", { name: "Close a lead as won" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Close a lead as won");
  await expect(page).toHaveURL(`${foreign.siteUrl}/help-center/pipelines/close-a-lead-as-won`);
  const call = only(foreign.host, 7);
  expect(call.path).toBe(`${help}/HelpCentreArticles/hc-3`);
  expect(call.headers["content-type"]).toBe("application/json");
  expect(call.headers["ngrok-skip-browser-warning"]).toBeTruthy();
  expect(call.body).toBeUndefined();
});

test("no request but the twelve calls and one question for capabilities reaches the host", async ({
  page,
  foreign,
}) => {
  for (const path of [
    "/",
    "/help-center",
    "/help-center/chats",
    "/help-center/chats/hand-a-chat-to-an-agent",
  ]) {
    await page.goto(`${foreign.siteUrl}${path}`);
  }
  const others = foreign.host.log.filter(({ number }) => !number).map(({ path }) => path);
  expect([...new Set(others)].filter((path) => !path.endsWith("/capabilities"))).toEqual([]);
});
