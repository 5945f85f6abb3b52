import { articleMessages } from "@crm/contract/messages";
import { sitemapPartPath } from "@crm/contract/pages/sitemap";
import type { Page } from "@playwright/test";
import { delayScripts } from "../fixtures/delayed-scripts.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const posts = (page: Page) =>
  page.getByRole("region", { name: "Latest updates" }).getByRole("article");

test.describe("the blog's list", () => {
  test("shows eight posts a page and a button for each page", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore Our Articles");
    await expect(posts(page)).toHaveCount(8);
    // A drawing that the browser could not load has no size.
    for (const cover of await posts(page).locator("use").all()) {
      await expect
        .poll(() => cover.evaluate((use) => (use as SVGUseElement).getBBox().width))
        .toBeGreaterThan(300);
    }
    const buttons = page.getByRole("navigation", { name: "Pages of articles" }).getByRole("link");
    await expect(buttons).toHaveText(["1", "2", "3"]);
    await buttons.nth(2).click();
    await expect(page).toHaveURL(/[?&]page=3/);
    await expect(buttons.nth(2)).toHaveAttribute("aria-current", "page");
    const titles = await posts(page).getByRole("heading").allInnerTexts();
    await page.reload();
    await expect(posts(page).getByRole("heading")).toHaveText(titles);
  });

  test("shows a drawing of its own for each sample post, from one small file", async ({
    request,
  }) => {
    const drawings: string[] = [];
    for (const page of [1, 2, 3]) {
      const html = await (await request.get(`/blog?page=${page}`)).text();
      const found = [...html.matchAll(/<article[^>]*>.*?<use href="([^"]+)"/gs)];
      expect(found).toHaveLength(8);
      drawings.push(...found.map(([, address = ""]) => address));
      expect(html.length, "characters of the page").toBeLessThan(80_000);
    }
    expect(new Set(drawings).size).toBe(24);
    const [file = ""] = drawings[0]?.split("#") ?? [];
    const answer = await request.get(file);
    const { "content-type": type, "content-length": sent } = answer.headers();
    expect(type).toMatch(/^image\/svg\+xml/);
    expect(Number(sent), "compressed bytes of the drawings").toBeLessThan(10_000);
    const sheet = await answer.text();
    for (const drawing of drawings) {
      expect(sheet).toContain(`<g id="${drawing.slice(file.length + 1)}"`);
    }
  });

  test("shows the first page of the posts after a category or an order is chosen", async ({
    page,
  }) => {
    await page.goto("/blog?page=2");
    const categories = page.getByRole("navigation", { name: "Categories" });
    await categories.getByRole("link", { name: /^Privacy and trust/ }).click();
    await expect(page).toHaveURL(/category=privacy-and-trust/);
    expect(page.url()).not.toContain("page=");
    await expect(posts(page)).toHaveCount(4);
    const days = async () =>
      (
        await posts(page)
          .locator("time")
          .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")))
      ).map(String);
    const oldestFirst = (await days()).sort();
    await waitUntilReady(page);
    await page.getByLabel("Sort by").selectOption("oldest");
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(page.getByLabel("Sort by")).toHaveValue("oldest");
    await expect.poll(days).toEqual(oldestFirst);
    await page.goBack();
    await expect(page.getByLabel("Sort by")).toHaveValue("none");
  });

  test("says that a search has no results, and not that there are no articles", async ({
    page,
  }) => {
    for (const path of ["/blog?q=zzzz", "/blog?q=zzzz&category=privacy-and-trust"]) {
      await page.goto(path);
      const list = page.getByRole("region", { name: "Latest updates" });
      await expect(list.getByText("No answer found.", { exact: true })).toBeVisible();
      await expect(
        list.getByText("Rephrase the question and try again.", { exact: true }),
      ).toBeVisible();
      await expect(list.getByText("No articles found.")).toHaveCount(0);
    }
  });

  test("keeps the focus on the order when it is chosen by keyboard", async ({ page }) => {
    await page.goto("/blog");
    await waitUntilReady(page);
    const order = page.getByLabel("Sort by");
    await order.focus();
    await order.selectOption("oldest");
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(order).toBeFocused();
  });

  test("applies an order that was chosen before the scripts loaded", async ({ page, context }) => {
    const release = await delayScripts(context);
    await page.goto("/blog");
    await page.getByLabel("Sort by").selectOption("oldest");
    release();
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(page.getByLabel("Sort by")).toHaveValue("oldest");
  });

  test("shows a loading message only in the list while a chosen category loads", async ({
    page,
  }) => {
    await page.goto("/blog");
    await waitUntilReady(page);
    const sidebar = page.getByRole("navigation", { name: "Categories" });
    const order = page.getByLabel("Sort by");
    // Places are compared in the page, because the window may still be scrolling to the list. A
    // sticky sidebar moves within the page when it scrolls.
    await sidebar.evaluate((element) => {
      element.style.position = "static";
    });
    const placeInPage = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      return [left + scrollX, top + scrollY];
    };
    const places = async () => [
      await sidebar.evaluate(placeInPage),
      await order.evaluate(placeInPage),
    ];
    const chosen = sidebar.getByRole("link", { name: /^Privacy and trust/ });
    const { promise: answered, resolve: release } = Promise.withResolvers<void>();
    await page.route(/blog\.data/, async (route) => {
      await answered;
      await route.continue();
    });
    await chosen.click();
    const list = page.getByRole("region", { name: "Latest updates" });
    const loading = list.getByText("Loading articles...");
    await expect(loading).toBeVisible();
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(posts(page)).toHaveCount(0);
    await expect(order).toBeVisible();
    await expect(sidebar.getByRole("link")).toHaveCount(6);
    await expect(chosen).toHaveAttribute("aria-current", "true");
    await expect(chosen).toBeFocused();
    const before = await places();
    release();
    await expect(posts(page)).toHaveCount(4);
    await expect(loading).toBeHidden();
    expect(await places()).toEqual(before);
    await expect(chosen).toBeFocused();
  });

  test("answers 404 without posts for an unknown category", async ({ page, consoleWatch }) => {
    consoleWatch.expect(/Failed to load resource.*404/);
    const answer = await page.goto("/blog?category=no-such-category");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(articleMessages.noArticles, { exact: true })).toBeVisible();
  });
});

test.describe("a post", () => {
  test("shows its title, its date, its summary, and more posts that scroll one at a time", async ({
    page,
  }) => {
    await page.goto("/blog/the-first-two-lines");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "How to write the first two lines of a WhatsApp message",
    );
    await expect(
      page.getByText(/^Published on\s+[A-Z][a-z]{2} \d\d, \d{4} · \d min read$/),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible();
    const more = page.getByRole("region", { name: "More articles" });
    const [previous, next] = [
      more.getByRole("button", { name: /^Previous/ }),
      more.getByRole("button", { name: /^Next/ }),
    ];
    const row = more.getByRole("list");
    const left = () => row.evaluate((list) => Math.round(list.scrollLeft));
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await next.click();
    await expect.poll(left).toBeGreaterThan(100);
    await expect(previous).toHaveAttribute("aria-disabled", "false");
    // Clicks beyond the end change nothing. `force`, because the button is aria-disabled by then.
    for (let i = 0; i < 9; i++) await next.click({ force: true });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    const end = await row.evaluate((list) => list.scrollWidth - list.clientWidth);
    await expect.poll(async () => Math.abs((await left()) - end)).toBeLessThanOrEqual(2);
  });

  test("has a Markdown version and is listed in both feeds, the sitemap and llms.txt", async ({
    request,
  }) => {
    const path = "/blog/the-first-two-lines";
    const markdown = await request.get(`${path}.md`);
    expect(markdown.headers()["content-type"]).toContain("text/markdown");
    expect(await markdown.text()).toMatch(
      /^# How to write the first two lines of a WhatsApp message\n/,
    );
    for (const list of ["/blog/feed.xml", "/blog/atom.xml", sitemapPartPath(1), "/llms.txt"]) {
      const answer = await request.get(list);
      expect(answer.status(), list).toBe(200);
      expect(await answer.text(), list).toContain(path);
    }
    expect((await request.get("/blog/no-such-post.md")).status()).toBe(404);
  });
});

test.describe("the blog of a host with only the twelve calls", () => {
  const post = "/blog/three-follow-ups";
  const calls = ({ log }: { log: { number: number | undefined }[] }) =>
    log.map(({ number }) => number);

  test("fetches a post by id after a click on its link, shows a full-screen loader meanwhile, then both dates", async ({
    page,
    freshStandInSite: { siteUrl, host },
  }) => {
    await page.goto(`${siteUrl}/blog`);
    await waitUntilReady(page);
    host.reset();
    host.behave(10, "slow");
    await page.getByRole("link", { name: "Three follow-ups that work" }).click();
    const loader = page.getByText("Loading article...");
    await expect(loader).toBeVisible();
    const cover = loader.locator("xpath=..");
    const { width = 0, height = 0 } = (await cover.boundingBox()) ?? {};
    expect([width, height]).toEqual([1280, 800]);
    host.release();
    await expect(page.getByRole("heading", { level: 2, name: "Before you start" })).toBeVisible();
    await expect(page.getByText(articleMessages.noData, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}${post}`);
    expect(calls(host)).toContain(10);
    expect(calls(host)).not.toContain(12);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three follow-ups that work");
    await expect(
      page.getByText(/^Published on\s+Nov 19, 2025 · Updated on\s+Apr 14, 2026 · \d min read$/),
    ).toBeVisible();
  });

  test("answers 404 for an unknown slug", async ({ page, standInSite, consoleWatch }) => {
    consoleWatch.expect(/Failed to load resource.*404/);
    standInSite.host.reset();
    const answer = await page.goto(`${standInSite.siteUrl}/blog/no-such-post`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(articleMessages.blogNotFound, { exact: true })).toBeVisible();
  });

  test("answers 502 for a post when the host is down, answers garbage or rejects the call", async ({
    page,
    freshStandInSite: { siteUrl, host },
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*502/);
    for (const behaviour of ["down", "garbage", "rejects"] as const) {
      host.reset();
      host.behave(10, behaviour);
      const answer = await page.goto(`${siteUrl}${post}`);
      expect(answer?.status(), behaviour).toBe(502);
      await expect(page.getByText(articleMessages.blogError, { exact: true })).toBeVisible();
      expect(calls(host), behaviour).toContain(10);
    }
  });

  test("says that its lists could not be loaded, and not that they are empty", async ({
    page,
    freshStandInSite: { siteUrl, host },
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*502/);
    for (const call of [9, 11]) host.behave(call, "down");
    const answer = await page.goto(`${siteUrl}/blog`);
    expect(answer?.status()).toBe(502);
    const notLoaded = "We can't load this list right now. Please try again in a minute.";
    await expect(page.getByRole("navigation", { name: "Categories" })).toContainText(notLoaded);
    await expect(page.getByRole("region", { name: "Latest updates" })).toContainText(notLoaded);
    // A list that could not be loaded must not be reported as empty.
    await expect(page.getByText(articleMessages.noArticles, { exact: true })).toBeHidden();
    await expect(page.getByText(articleMessages.noCategories, { exact: true })).toBeHidden();
  });
});
