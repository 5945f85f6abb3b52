import { articleMessages } from "@crm/contract/messages";
import { parseHtml } from "@crm/server-kit/parse-html";
import { listTexts } from "@crm/server-kit/visit-elements";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import type { Behaviour } from "../stand-in/stand-in.ts";

/** The status of each page and a text on it, for one behaviour of the host. */
interface Expected {
  help: string;
  category: [status: number, text: string];
  article: [status: number, text: string];
  blog: readonly [status: number, text: string];
  post: [status: number, text: string];
}

const article = "Move a lead to another stage";
const post = "Three follow-ups that work";
const normal: Expected = {
  help: "Make your first pipeline",
  category: [200, article],
  article: [200, article],
  blog: [200, post],
  post: [200, post],
};
/** The help home always has the cards of the fixed categories. */
const nothing = { help: "Templates", blog: [200, articleMessages.noArticles] } as const;
const notLoaded = "We can't load this list right now. Please try again in a minute.";
const missing: Expected = {
  ...nothing,
  category: [404, articleMessages.noArticlesInCategory],
  article: [404, articleMessages.failed],
  post: [404, articleMessages.blogNotFound],
};
const broken: Expected = {
  help: nothing.help,
  blog: [502, notLoaded],
  category: [502, notLoaded],
  article: [502, articleMessages.error],
  post: [502, articleMessages.blogError],
};

const answers: [Behaviour, Expected][] = [
  ["late", normal],
  ["rejects", missing],
  ["nulls", missing],
  ["wrong types", missing],
  [
    "empty lists",
    {
      ...missing,
      category: [200, articleMessages.noArticlesInCategory],
      article: [200, article],
    },
  ],
  ["lone surrogates", { ...normal, post: [404, articleMessages.blogNotFound] }],
  [
    "only lone surrogates",
    {
      ...normal,
      help: "\ufffd",
      category: [200, "\ufffd"],
      article: [200, "\ufffd"],
      blog: [200, "\ufffd"],
      post: [404, articleMessages.blogNotFound],
    },
  ],
];

for (const [behaviour, expected] of answers) {
  test(`every page has its specified status and message when the behaviour of the host is '${behaviour}'`, async ({
    page,
    freshStandInSite: { siteUrl, host },
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*(?:404|502)/);
    host.behaveAll(behaviour);
    await expectHtml(page, siteUrl, expected);
    await expectLists(page, siteUrl, expected);
    await expectFiles(page, siteUrl);
  });
}

test("every page has its specified status and message when the host answers HTML, truncated bytes or nothing", async ({
  page,
  freshStandInSite: { siteUrl, host },
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*(?:404|502)/);
  host.behaveAll("html");
  await expectPages(page, siteUrl, broken);
  // Such an answer is not kept, so that each one is requested again.
  for (const behaviour of ["down", "html", "truncated"] satisfies Behaviour[]) {
    host.reset();
    host.behaveAll(behaviour);
    await expectHtml(page, siteUrl, broken);
    await expectFiles(page, siteUrl);
    const made = new Set(host.log.map(({ number }) => number));
    expect(
      [5, 8, 9].filter((call) => !made.has(call)),
      `missing calls: ${behaviour}`,
    ).toEqual([]);
  }
});

test("the help home answers 200 and other pages answer 502 when the host never answers", async ({
  page,
  freshStandInSite: { siteUrl, host },
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*502/);
  host.behaveAll("silent");
  const paths = Object.values(pagePaths);
  const answers = await Promise.all(paths.map((path) => page.request.get(siteUrl + path)));
  expect(answers.map((answer) => answer.status())).toEqual([200, 502, 502, 502, 502]);
});

test("pages that were complete stay complete while the host fails", async ({
  page,
  freshStandInSite: { siteUrl, host },
}) => {
  await expectPages(page, siteUrl, normal);
  for (const behaviour of ["down", "html", "truncated"] satisfies Behaviour[]) {
    host.behaveAll(behaviour);
    await expectHtml(page, siteUrl, normal);
  }
});

test("a list that can't be loaded is not reported as empty, and a category shows the articles known from the help home", async ({
  page,
  freshStandInSite: { siteUrl, host },
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*502/);
  await page.goto(`${siteUrl}/help-center`);
  host.behaveAll("down");
  await page.goto(`${siteUrl}/help-center/pipelines`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Pipelines");
  await expect(main.getByRole("link", { name: "Move a lead to another stage" })).toBeVisible();

  await page.goto(`${siteUrl}/help-center/unheard-of`);
  await expect(main).toContainText(notLoaded);
  await expect(main).not.toContainText(articleMessages.noArticlesInCategory);
  await page.goto(`${siteUrl}/blog?category=selling`);
  await expect(main).toContainText(notLoaded);
  await expect(main).not.toContainText(articleMessages.noArticles);
  await page.goto(`${siteUrl}/blog/unheard-of`);
  await expect(main).toContainText(articleMessages.blogError);
});

test("a search whose titles can't be loaded says so and loads them again at the next key", async ({
  page,
  freshStandInSite: { siteUrl, host },
  consoleWatch,
}) => {
  consoleWatch.expect(/502/);
  host.behaveAll("down");
  for (const path of ["/help-center?q=unheard-of", "/search?q=qwertzuiopy"]) {
    expect((await page.goto(siteUrl + path))?.status(), path).toBe(502);
    const main = page.getByRole("main");
    await expect(main).toContainText("We can't search right now. Please try again in a minute.");
    await expect(main).not.toContainText(articleMessages.noAnswer);
  }
  await page.goto(`${siteUrl}/help-center`);
  const box = page.getByRole("search").getByRole("combobox");
  await box.fill("stage");
  await expect(page.getByText("We can't search right now.")).toBeVisible();
  await expect(page.getByText(articleMessages.noAnswer)).toBeHidden();
  host.behaveAll("normal");
  await expect(async () => {
    await box.press("Backspace");
    await box.press("e");
    await expect(page.getByRole("option")).toHaveCount(1, { timeout: 500 });
  }).toPass();
});

test("every page has its specified status and message and stays small when the host has ten thousand articles", async ({
  page,
  freshStandInSite: { siteUrl, host },
}) => {
  host.behaveAll("ten thousand");
  // The category has several pages, and its second article is on a later one.
  const expected: Expected = { ...normal, category: [200, "Make your first pipeline"] };
  await expectHtml(page, siteUrl, expected);
  await expectLists(page, siteUrl, expected);
  await expectFiles(page, siteUrl);
  for (const path of [...Object.values(pagePaths), "/blog?sort=oldest"]) {
    const answer = await page.request.get(siteUrl + path);
    expect(answer.status(), path).toBe(200);
    expect((await answer.body()).length, path).toBeLessThan(150_000);
  }
  const index = await (await page.request.get(`${siteUrl}/sitemap.xml`)).text();
  expect(index.match(/<loc>/g)?.length).toBeGreaterThanOrEqual(20);
  await page.goto(`${siteUrl}/blog?page=1250`);
  await expect(page.getByRole("main")).toContainText("Copy ");
  await page.goto(`${siteUrl}/help-center/pipelines`);
  await page
    .getByRole("navigation", { name: "Pages of articles" })
    .getByRole("link", { name: "Page 2", exact: true })
    .click();
  await expect(page).toHaveURL(/\/help-center\/pipelines\?page=2$/);
  await expect(
    page.getByRole("main").getByRole("link", { name: "Copy 98", exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Copy 48", exact: true }),
  ).toBeHidden();
  await page.goto(`${siteUrl}/blog`);
  const titles = await page.request.get(`${siteUrl}/search/blog.json`);
  expect((await titles.body()).length).toBeLessThan(1_000);
  await page.getByRole("search").getByRole("combobox").fill("copy 99");
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options).toHaveCount(50);
  await expect(page.getByText("60 more. Press Enter to see all of them.")).toBeVisible();
  await page.keyboard.type("97");
  await expect(options).toHaveText([/Copy 9997/]);
});

const pagePaths = {
  help: "/help-center",
  category: "/help-center/pipelines",
  article: "/help-center/pipelines/move-a-lead",
  blog: "/blog",
  post: "/blog/three-follow-ups",
};

/** Other addresses with content from the host. */
const files = [
  "/help-center/templates",
  "/help-center/pipelines/move-a-lead.md",
  "/blog/three-follow-ups.md",
  "/blog?category=selling",
  "/search/help-center.json",
  "/search/blog.json",
  "/blog/feed.xml",
  "/blog/atom.xml",
  "/sitemap.xml",
  "/sitemaps/1.xml",
  "/llms.txt",
];

async function expectFiles(page: Page, siteUrl: string): Promise<void> {
  for (const path of files) {
    const answer = await page.request.get(siteUrl + path);
    expect([200, 404, 502], `${path}: ${answer.status()}`).toContain(answer.status());
  }
}

type PageName = keyof typeof pagePaths;

/** Expects each page's status and text in the server's HTML. */
async function expectHtml(page: Page, siteUrl: string, expected: Expected): Promise<void> {
  const names = Object.keys(pagePaths) as PageName[];
  await Promise.all(
    names.map(async (name) => {
      const [status, text] = wantedOf(expected, name);
      const answer = await page.request.get(siteUrl + pagePaths[name]);
      expect(answer.status(), name).toBe(status);
      const html = await answer.text();
      expect(readMain(html), name).toContain(text);
      expect(html, name).toContain("</footer>");
    }),
  );
}

/** The text of a page's main part. */
function readMain(html: string): string {
  const [main = ""] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  return listTexts(parseHtml(main).tree)
    .map(({ value }) => value)
    .join("");
}

/** Expects the two pages whose lists are components in the browser. */
async function expectLists(page: Page, siteUrl: string, expected: Expected): Promise<void> {
  for (const name of ["help", "blog"] as const) await expectPage(page, siteUrl, expected, name);
}

async function expectPages(page: Page, siteUrl: string, expected: Expected): Promise<void> {
  for (const name of Object.keys(pagePaths) as PageName[])
    await expectPage(page, siteUrl, expected, name);
}

async function expectPage(page: Page, siteUrl: string, expected: Expected, name: PageName) {
  const [status, text] = wantedOf(expected, name);
  const answer = await page.goto(siteUrl + pagePaths[name]);
  expect(answer?.status(), name).toBe(status);
  await expect(page.getByRole("main"), name).toContainText(text);
  await expect(page.getByRole("contentinfo"), name).toBeVisible();
}

function wantedOf(expected: Expected, name: PageName): readonly [status: number, text: string] {
  const wanted = expected[name];
  return typeof wanted === "string" ? [200, wanted] : wanted;
}
