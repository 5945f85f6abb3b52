import { articleMessages } from "@crm/contract/messages";
import { waitUntilReady } from "./fixtures/readiness.ts";
import { expect, test } from "./fixtures/test.ts";

test.describe("with the sample content", () => {
  test("the home page shows six popular articles and at most three in a card", async ({ page }) => {
    await page.goto("/help-center");
    const popular = page.getByRole("region", { name: "Popular Articles" });
    await expect(popular.getByRole("link")).toHaveCount(6);
    const cards = page
      .getByRole("region", { name: "Browse by" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
    expect(await cards.count()).toBeGreaterThanOrEqual(2);
    for (const card of await cards.all()) {
      const titles = await card.getByRole("link").filter({ hasNotText: "Show all" }).count();
      expect(titles).toBeLessThanOrEqual(3);
      await expect(card.getByRole("link", { name: /Show all/ })).toHaveCount(1);
    }
  });

  test("the tabs switch between modules and WhatsApp", async ({ page }) => {
    await page.goto("/help-center");
    const headings = page
      .getByRole("region", { name: "Browse by" })
      .getByRole("heading", { level: 3 });
    const modules = await headings.filter({ visible: true }).allInnerTexts();
    await page.getByText("WhatsApp", { exact: true }).filter({ visible: true }).first().click();
    const whatsapp = await headings.filter({ visible: true }).allInnerTexts();
    expect(whatsapp.length).toBeGreaterThan(0);
    expect(whatsapp.filter((name) => modules.includes(name))).toEqual([]);
  });

  test("'Show all' leads to the category, a title to its article, scrolled to the top", async ({
    page,
  }) => {
    await page.goto("/help-center");
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: "Data management" }) });
    await card.getByRole("link", { name: /Show all/ }).click();
    await expect(page).toHaveURL("/help-center/data-management");
    await expect(page.getByRole("heading", { level: 1, name: "Data management" })).toBeVisible();
    const link = page.getByRole("main").getByRole("link", { name: /^How do I import contacts/ });
    await link.scrollIntoViewIfNeeded();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: title.trim() })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/help-center/data-management");
  });

  test("an article leads to its neighbours, to what is like it, and to a person", async ({
    page,
  }) => {
    await page.goto("/help-center/data-management");
    const titles = (
      await page.getByRole("main").getByRole("listitem").getByRole("link").allInnerTexts()
    ).map((title) => title.trim());
    const list = await page.request.get(`/search/help-center.json`);
    const { titles: index } = await list.json();
    const own = index
      .filter(({ category }: { category: { slug: string } }) => category.slug === "data-management")
      .map(({ article }: { article: { title: string; slug: string } }) => article);
    expect(titles.length + own.length).toBeGreaterThan(2);

    await page.goto(`/help-center/data-management/${own[1].slug}`);
    const neighbours = page.getByRole("navigation", { name: "More in Data management" });
    await expect(neighbours.getByRole("link")).toHaveText([own[0].title, own[2].title]);
    const related = page.getByRole("region", { name: "Related articles" }).getByRole("link");
    expect(await related.count()).toBeGreaterThan(0);
    await expect(page.getByText(/\d min read/)).toBeVisible();
    await waitUntilReady(page);
    await neighbours.getByRole("link", { name: own[0].title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own[0].title);
    await expect(neighbours.getByRole("link")).toHaveText([own[1].title]);

    await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(/\/contact-us\?about=[^&]+#message$/);
    const message = page.getByRole("textbox", { name: "Message" });
    await expect(message).toHaveValue(`About the article “${own[0].title}”:\n\n`);
    await message.fill("Something else");
    await expect(message).toHaveValue("Something else");
  });

  test("on paper an article is its text and its address", async ({ page, baseURL }) => {
    const path = "/help-center/data-management/import-contacts-from-csv";
    await page.goto(path);
    const address = page.getByText(`${baseURL}${path}`);
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(address).toBeVisible();
    for (const part of [
      page.getByRole("navigation", { name: "Main" }),
      page.getByRole("contentinfo"),
      page.getByRole("navigation", { name: "On this page" }),
      page.getByText("Was this helpful?"),
      page.getByText("Still stuck?"),
      page.getByRole("link", { name: "Skip to the page" }),
      page.getByRole("link", { name: /^Copy the link/ }).first(),
    ]) {
      await expect(part).toBeHidden();
    }
    const link = page.getByRole("article").locator(".prose a[href^='/']").first();
    const shown = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(shown).toContain("/help-center/");
  });

  test("a heading's link is copied, by mouse and by keyboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/help-center/data-management/import-contacts-from-csv");
    await waitUntilReady(page);
    const [first, second] = await page.getByRole("link", { name: /^Copy the link to: / }).all();
    await first?.focus();
    await expect(first ?? page.locator("nothing")).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(page.url());
    expect(page.url()).toContain("#h-");
    await second?.click();
    await expect.poll(copied).toBe(page.url());
  });

  test("every link of the help centre leads to a page", async ({ page, request, baseURL }) => {
    test.setTimeout(120_000);
    const asked = new Set<string>();
    const wanted = ["/help-center"];
    for (let path = wanted.pop(); path; path = wanted.pop()) {
      if (asked.has(path)) continue;
      asked.add(path);
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const found = await page.evaluate(
        (html) => {
          const parsed = new DOMParser().parseFromString(html, "text/html");
          return [...parsed.querySelectorAll("main a[href^='/']")].map((a) =>
            a.getAttribute("href"),
          );
        },
        await answer.text(),
      );
      for (const href of found) wanted.push(new URL(href ?? "/", baseURL).pathname);
    }
    expect(asked.size).toBeGreaterThan(12);
  });
});

test.describe("in front of any host", () => {
  test.beforeEach(({ foreign }) => foreign.host.reset());
  const article = "/help-center/pipelines/move-a-lead";

  test("an article shows its dates, body, summary, and no code of others", async ({
    page,
    foreign,
  }) => {
    await page.goto(`${foreign.siteUrl}${article}`);
    await expect(page.getByText(/Published on\s+Mar 03, 2026/)).toBeVisible();
    await expect(page.getByText("How to: move a lead to another stage.")).toBeVisible();
    await expect(page.getByText("In short: move a lead to another stage.")).toBeVisible();
    const heading = page.getByRole("heading", { level: 2, name: "Before you start" });
    expect(await heading.textContent()).toBe("Before you start");
    expect(await page.getByText("Open the").textContent()).toBe("Open the board first.");
    expect(await page.title()).not.toBe("run");
    expect(await page.content()).not.toContain("document.title");
  });

  test("an unknown slug is a 404 that says so in red", async ({ page, foreign, consoleWatch }) => {
    consoleWatch.expect(/Failed to load resource.*404/);
    const answer = await page.goto(`${foreign.siteUrl}/help-center/pipelines/no-such-article`);
    expect(answer?.status()).toBe(404);
    const message = page.getByText(articleMessages.failed, { exact: true });
    await expect(message).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await message.evaluate(
      (element) =>
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    );
    expect(red).toBeGreaterThan(Math.max(green, blue));
  });

  for (const behaviour of ["down", "garbage"] as const) {
    test(`a host that is ${behaviour} is a 502 that says so`, async ({
      page,
      foreign,
      consoleWatch,
    }) => {
      consoleWatch.expect(/Failed to load resource.*502/);
      foreign.host.behave(8, behaviour);
      const answer = await page.goto(
        `${foreign.siteUrl}/help-center/pipelines/close-a-lead-${behaviour}`,
      );
      expect(answer?.status()).toBe(502);
      await expect(page.getByText(articleMessages.error, { exact: true })).toBeVisible();
    });
  }

  test("a category without articles says so", async ({ page, foreign }) => {
    await page.goto(`${foreign.siteUrl}/help-center/billing`);
    await expect(page.getByRole("heading", { level: 1, name: "Billing" })).toBeVisible();
    await expect(
      page.getByText(articleMessages.noArticlesInCategory, { exact: true }),
    ).toBeVisible();
  });

  test("an unknown category is a 404 that says so", async ({ page, foreign, consoleWatch }) => {
    consoleWatch.expect(/Failed to load resource.*404/);
    const answer = await page.goto(`${foreign.siteUrl}/help-center/no-such-category`);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByText(articleMessages.noArticlesInCategory, { exact: true }),
    ).toBeVisible();
  });

  test("while an article is fetched the page shows its title and that it loads", async ({
    page,
    foreign,
  }) => {
    await page.goto(`${foreign.siteUrl}/help-center/chats`);
    const link = page.getByRole("main").getByRole("link", { name: "Hand a chat to an agent" });
    await expect(link).toBeVisible();
    await waitUntilReady(page);
    foreign.host.behave(7, "slow");
    await link.click();
    await expect(page.getByRole("status").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hand a chat to an agent");
    foreign.host.release();
    await expect(page.getByRole("heading", { level: 2, name: "Before you start" })).toBeVisible();
  });
});
