import { brand, hours } from "@crm/brand";
import { howItWorks } from "@crm/contract/figures";
import type { Locator, Page } from "@playwright/test";
import { waitUntilReady } from "./fixtures/readiness.ts";
import { expect, test } from "./fixtures/test.ts";

const appHost = "https://app.example.com";

/** The eight tabs, and a word of what stands behind each. */
const tabs = [
  ["Leads", "Every enquiry in one list"],
  ["WhatsApp chat", "One number, your whole team"],
  ["Broadcast", "Write once, reach many"],
  ["Quotations", "The price, while they still want it"],
  ["Workflow automation", "Say it once, it happens every time"],
  ["Lead fetching", "Leads come in by themselves"],
  ["Order notification", "Answered already"],
  ["Team", "Everybody sees what is theirs"],
] as const;

/** The four items of the accordion, and what its picture shows. */
const apiItems = [
  ["Bulk broadcast", /people at once/],
  ["Automation", /chatbot answers/],
  ["Template creation", /template builder/],
  ["Custom audiences", /custom audience/],
] as const;

const featureGroup = (page: Page) => page.getByRole("group", { name: "Core features" });
const panelTitle = (page: Page, title: string) =>
  page.getByRole("heading", { level: 3, name: title });

test("the sections stand in the specification's order, up to the footer", async ({ page }) => {
  await page.goto("/");
  const parts: Locator[] = [
    page.getByRole("main").getByRole("link", { name: "Try for Free" }).first(),
    page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first(),
    page.getByRole("heading", { name: "Try it for 7 days" }),
    ...[
      "Auto fetch leads",
      "Auto send WhatsApp",
      "Send quotation",
      "Follow up with custom pipeline",
      "Sales won",
    ].map((name) => page.getByRole("heading", { name, exact: true })),
    featureGroup(page).getByText("Leads", { exact: true }),
    page.getByRole("heading", { name: `Why choose ${brand.product.name}?` }),
    ...[
      "Save time",
      "Affordable solutions",
      "Better lead conversion",
      "Centralized communication",
      "Scalability",
    ].map((name) => page.getByRole("heading", { name, exact: true })),
    ...apiItems.map(([name]) => page.locator("summary", { hasText: name })),
    page.getByText("Coming soon", { exact: true }),
    ...["Digital marketing", "Travels", "Education", "Finance", "Manufacturing", "Others"].map(
      (name) => page.getByRole("heading", { name, exact: true }),
    ),
    page.getByRole("heading", { name: "Book a call" }),
    page.getByRole("heading", { name: "Fair questions" }),
    page.getByRole("contentinfo"),
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toHaveCount(1);
    tops.push(await part.evaluate(readingPlace));
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test("the page says what the specification promises", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const fact of [
    "No credit card",
    "We ask for no payment details",
    "set your password",
    "monitors your sales, leads and campaigns in one place",
    "Premium features at a fraction of the cost",
    "Secure technology",
    "safeguards your data",
  ]) {
    await expect(main.getByText(fact).first()).toBeVisible();
  }
});

test.describe("core features", () => {
  test("a click on a tab shows its words and its screen, and only those", async ({ page }) => {
    await page.goto("/");
    await expect(featureGroup(page).getByRole("radio")).toHaveCount(tabs.length);
    for (const [tab, title] of tabs) {
      await featureGroup(page).getByText(tab, { exact: true }).click();
      await expect(featureGroup(page).getByRole("radio", { name: tab })).toBeChecked();
      await expectOnlyPanel(page, title);
    }
  });

  test("one stop for Tab, and arrow keys go round the eight", async ({ page }) => {
    await page.goto("/");
    const group = featureGroup(page);
    await group.getByRole("radio", { name: "Leads" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectOnlyPanel(page, tabs[1][1]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(group.getByRole("radio", { name: "Team" })).toBeFocused();
    await expectOnlyPanel(page, tabs[7][1]);
    await page.keyboard.press("Tab");
    await expect(group.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(group.getByRole("radio", { name: "Team" })).toBeFocused();
  });

  test("what is chosen before the scripts have come stays chosen", async ({ page, context }) => {
    const gate = Promise.withResolvers<void>();
    await context.route("**/assets/*.js", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto("/");
    await featureGroup(page).getByText("Quotations").click();
    await page.locator("summary", { hasText: "Automation" }).click();
    await expectOnlyPanel(page, tabs[3][1]);

    gate.resolve();
    await waitUntilReady(page);
    await expectOnlyPanel(page, tabs[3][1]);
    await expectOnlyPicture(page, apiItems[1][1]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, accordion and questions work, and every word is there", async ({ page }) => {
    await page.goto("/");
    for (const [tab, title] of tabs) {
      await featureGroup(page).getByText(tab, { exact: true }).click();
      await expectOnlyPanel(page, title);
    }
    for (const [item, picture] of apiItems.toReversed()) {
      await page.locator("summary", { hasText: item }).click();
      await expectOnlyPicture(page, picture);
    }
    await page.locator("summary", { hasText: "Can I get my money back?" }).click();
    await expect(page.getByText("can be refunded")).toBeVisible();
  });
});

test.describe("the WhatsApp API", () => {
  test("the accordion selects one of four pictures", async ({ page }) => {
    await page.goto("/");
    await expectOnlyPicture(page, apiItems[0][1]);
    for (const [item, picture] of apiItems.toReversed()) {
      await page.locator("summary", { hasText: item }).click();
      await expectOnlyPicture(page, picture);
    }
  });

  test("with every item closed the first picture stands there", async ({ page }) => {
    await page.goto("/");
    const third = page.locator("summary", { hasText: apiItems[2][0] });
    await third.click();
    await third.click();
    await expectOnlyPicture(page, apiItems[0][1]);
  });

  test("on a phone the picture stands below the words that selected it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const summary = page.locator("summary", { hasText: apiItems[1][0] });
    await summary.click();
    await expectOnlyPicture(page, apiItems[1][1]);
    const [words, picture, next] = await Promise.all([
      summary.boundingBox(),
      page.getByRole("img", { name: apiItems[1][1] }).boundingBox(),
      page.locator("summary", { hasText: apiItems[2][0] }).boundingBox(),
    ]);
    expect(picture?.y).toBeGreaterThan(words?.y ?? 0);
    expect(next?.y).toBeGreaterThan(picture?.y ?? 0);
  });
});

test("the ways in lead to the app host and to the demo dialog", async ({ page }) => {
  await page.goto("/");
  for (const link of await page
    .getByRole("main")
    .getByRole("link", { name: "Try for Free" })
    .all()) {
    await expect(link).toHaveAttribute("href", `${appHost}/register`);
  }
  const banner = page.getByRole("region", { name: "Book a call" });
  await banner.getByRole("button", { name: "Book a Demo" }).click();
  await expect(page.getByRole("dialog", { name: "Book a Free Demo" })).toBeVisible();
});

test("the questions open one at a time and are told to search engines", async ({ page }) => {
  await page.goto("/");
  const faq = page.getByRole("region", { name: "Fair questions" });
  const questions = await faq.locator("summary").allInnerTexts();
  expect(questions.length).toBeGreaterThan(7);
  await faq.locator("summary", { hasText: "Will somebody help me?" }).click();
  await expect(faq.getByText(hours.faqSupport)).toBeVisible();
  await expect(faq.locator("details[open]")).toHaveCount(1);

  const told = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? "")));
  expect(told.map((data) => data["@type"]).toSorted()).toEqual([
    "FAQPage",
    "Organization",
    "SoftwareApplication",
  ]);
  const faqPage = told.find((data) => data["@type"] === "FAQPage");
  expect(faqPage.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
});

test.describe("places on the page", () => {
  for (const [name, hash] of [
    ["Features", "#features"],
    ["Industries", "#industries"],
  ] as const) {
    test(`${name} in the header scrolls smoothly there, from home and from another page`, async ({
      page,
    }) => {
      await noteScrolls(page);
      for (const path of ["/", "/pricing"]) {
        await page.goto(path);
        await waitUntilReady(page);
        const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
        await link.click();
        await expect(page).toHaveURL(`/${hash}`);
        await expectAtTop(page, hash);
        expect(await lastManner(page)).toBe("smooth");
      }
    });
  }

  test("the footer leads to the questions from the foot of another page", async ({ page }) => {
    await page.goto("/contact-us");
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
    await expect(page).toHaveURL("/#faq");
    await expectAtTop(page, "#faq");
  });

  test("the mobile menu has Features, not Industries", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Industries" })).toHaveCount(0);
    await menu.getByRole("link", { name: "Features" }).click();
    await expect(menu).toBeHidden();
    await expectAtTop(page, "#features");
  });

  test("an address with a hash opens there", async ({ page }) => {
    await page.goto("/#industries");
    await expectAtTop(page, "#industries");
  });

  test("home begins at its top at once, and back is where one was", async ({ page }) => {
    await noteScrolls(page);
    await page.goto("/pricing");
    await waitUntilReady(page);
    await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await lastManner(page)).toBe("auto");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    expect(await lastManner(page)).toBe("auto");
  });
});

test.describe("the five steps", () => {
  const pieces = (page: Page) =>
    page.locator("#how-it-works [data-reveal]").evaluateAll((elements) =>
      elements.flatMap((element) =>
        element.getAnimations().map(({ playState, effect }) => ({
          playState,
          ...effect?.getComputedTiming(),
        })),
      ),
    );

  test("appear one after the other once half of them is visible", async ({ page }) => {
    await page.goto("/");
    await waitUntilReady(page);
    const list = page.locator("#how-it-works ol");
    const scrollTo = (share: number) =>
      list.evaluate((element, share) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: "instant" });
      }, share);

    await scrollTo(howItWorks.visibleShare - 0.15);
    await expect.poll(async () => (await pieces(page)).length).toBe(9);
    const held = await pieces(page);
    expect(new Set(held.map(({ playState }) => playState))).toEqual(new Set(["paused"]));
    await expect(list.locator("[data-reveal=step]").last()).toHaveCSS("opacity", "0");

    await scrollTo(howItWorks.visibleShare + 0.1);
    await expect
      .poll(
        async () => (await pieces(page)).filter((piece) => piece.playState === "running").length,
      )
      .toBeGreaterThan(7);
    const [first] = held;
    const last = held.at(-1);
    expect(first?.delay).toBe(howItWorks.firstMs);
    expect(Number(last?.delay) + Number(last?.duration)).toBe(howItWorks.lastMs);

    await list.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    for (const step of await list.locator("[data-reveal=step]").all()) {
      await expect(step).toHaveCSS("opacity", "1");
    }
  });

  test("stand there at once with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await waitUntilReady(page);
    await page.locator("#how-it-works").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    expect(await pieces(page)).toEqual([]);
  });
});

test.describe("drawings", () => {
  const drawing = /-(?:screen|pictures?|stage)-[\w-]{8}\.js$/;

  test("are in the page's HTML and not in its scripts", async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
    await page.goto("/");
    await waitUntilReady(page);
    await expect(page.getByRole("img", { name: /lead list|leads/i }).first()).toBeVisible();
    expect(scripts.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(5);
    expect(scripts.filter((path) => drawing.test(path))).toEqual([]);
  });

  test("come after a navigation inside the site, into a place of their size", async ({
    page,
    context,
  }) => {
    await page.goto("/pricing");
    await waitUntilReady(page);
    const gate = Promise.withResolvers<void>();
    let asked = 0;
    await context.route(drawing, async (route) => {
      asked += 1;
      await gate.promise;
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: brand.product.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Every chat");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await expect.poll(() => asked).toBeGreaterThan(5);
    expect(await page.getByRole("img").count()).toBe(0);

    gate.resolve();
    for (const [tab, title] of tabs) {
      await featureGroup(page).getByText(tab, { exact: true }).click();
      await expectOnlyPanel(page, title);
    }
    await expectOnlyPicture(page, apiItems[0][1]);
    expect(await height()).toBe(before);
  });
});

/** Where an element stands in reading order: from the top, and in one line from the left. */
function readingPlace(element: Element): number {
  const { top, left } = element.getBoundingClientRect();
  return Math.round(top + scrollY) + left / innerWidth;
}

/** The words and the screen behind one tab are visible, those behind the others are not. */
async function expectOnlyPanel(page: Page, title: string): Promise<void> {
  const features = page.locator("#features");
  await expect(panelTitle(page, title)).toBeVisible();
  await expect(features.getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(features.getByRole("img")).toHaveCount(1);
}

async function expectOnlyPicture(page: Page, name: RegExp): Promise<void> {
  const pictures = page.locator("#whatsapp-api").getByRole("img");
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAccessibleName(name);
  await expect(pictures).toBeVisible();
}

/** The place lies at the top of the screen, where the style sheet leaves a little air. */
async function expectAtTop(page: Page, hash: string): Promise<void> {
  const top = () =>
    page.locator(hash).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThanOrEqual(25);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
}

/** Notes in what manner the page is scrolled by its own scripts. */
async function noteScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const manners: string[] = [];
    Reflect.set(window, "scrollManners", manners);
    const note = () => manners.push(getComputedStyle(document.documentElement).scrollBehavior);
    const { scrollTo } = window;
    const { scrollIntoView } = Element.prototype;
    window.scrollTo = (...place: unknown[]) => {
      note();
      Reflect.apply(scrollTo, window, place);
    };
    Element.prototype.scrollIntoView = function (...manner) {
      note();
      scrollIntoView.apply(this, manner);
    };
  });
}

function lastManner(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (Reflect.get(window, "scrollManners") as string[]).at(-1));
}
