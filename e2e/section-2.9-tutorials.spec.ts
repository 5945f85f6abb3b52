import { readFileSync } from "node:fs";
import { brand, tutorialPaths } from "@crm/brand";
import type { Page } from "@playwright/test";
import { inProject } from "../scripts/process/project.ts";
import { tutorialFacts } from "./facts/tutorial-facts.ts";
import { waitUntilReady } from "./fixtures/readiness.ts";
import { expect, test } from "./fixtures/test.ts";

const tutorials = Object.entries(tutorialPaths) as [keyof typeof tutorialPaths, string][];

/** A part of the page as one reads it aloud: one space between any two words. */
async function readAloud(page: Page, part: string): Promise<string> {
  return (await page.locator(part).innerText()).replaceAll(/\s+/g, " ");
}

/** Runs in the page: how wide a picture's file is; 0 as long as it has not been loaded. */
function measurePicture(picture: HTMLElement | SVGElement): number {
  return picture instanceof HTMLImageElement && picture.complete ? picture.naturalWidth : 0;
}

for (const [key, path] of tutorials) {
  test(`${path} has its title, steps, pictures, facts and footer`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
    expect(await page.locator("article ol > li").count()).toBeGreaterThanOrEqual(5);

    const pictures = page.locator("article figure [commandfor^=picture-] img");
    expect(await pictures.count()).toBeGreaterThanOrEqual(4);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAccessibleName(/\w{3}/);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(measurePicture)).toBeGreaterThan(0);
    }
    const [first, ...others] = await pictures.evaluateAll((all) =>
      all.map((picture) => picture.getAttribute("loading")),
    );
    expect([first, new Set(others)]).toEqual(["eager", new Set(["lazy"])]);
    await page.getByRole("button", { name: "Enlarge" }).first().click();
    const large = page.getByRole("dialog").getByRole("img");
    await expect(large).toBeVisible();
    await expect.poll(() => large.evaluate(measurePicture)).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();

    const words = await readAloud(page, "article");
    for (const fact of tutorialFacts[key]) expect.soft(words).toContain(fact);
    await expect(page.getByRole("contentinfo")).toContainText(brand.company.legalName);
  });
}

test("phones get the drawing that is made for them; one touch enlarges it, back closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(tutorialPaths.tags);
  await waitUntilReady(page);
  const picture = page.locator("[commandfor=picture-1] img");
  await expect.poll(() => picture.evaluate(measurePicture)).toBe(760);
  const shown = await picture.boundingBox();
  await picture.click();
  const large = page.getByRole("dialog").getByRole("img");
  await expect(large).toBeVisible();
  expect((await large.boundingBox())?.width).toBeGreaterThan((shown?.width ?? 0) * 1.5);
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page).toHaveURL(tutorialPaths.tags);
});

test("a keyboard opens a picture, moves it and closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(tutorialPaths.tags);
  const opener = page.locator("[commandfor=picture-1]");
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const region = dialog.getByRole("region");
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // Going back to the page's own entry, the router must not make the page anew.
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.waitForLoadState("networkidle");
  await expect(opener).toBeFocused();
});

test("the film opens in a dialog, loads nothing before, has captions and plays", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const films = () => asked.filter((path) => /\.(?:webm|mp4)$/.test(path));
  await page.goto(tutorialPaths.businessAccount);
  await page.getByRole("button", { name: "step by step" }).click();
  const dialog = page.getByRole("dialog", { name: "step by step" });
  const video = page.locator("dialog video");
  await expect(dialog).toBeVisible();
  expect(films()).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const film = await video.evaluate(({ duration, textTracks }: HTMLVideoElement) => ({
    duration,
    captions: textTracks[0]?.cues?.length,
  }));
  expect(film).toEqual({ duration: expect.any(Number), captions: 10 });
  expect(film.duration).toBeGreaterThanOrEqual(20);
  expect(film.duration).toBeLessThanOrEqual(40);
  expect(films()).not.toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures and the film open and close", async ({ page }) => {
    await page.goto(tutorialPaths.businessAccount);
    for (const id of ["picture-1", "film"]) {
      const dialog = page.locator(`dialog#${id}`);
      await page.locator(`[commandfor=${id}]`).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: /^Close the/ }).click();
      await expect(dialog).toBeHidden();
    }
  });
});

test("the help centre, support and every page's footer lead to the tutorials", async ({ page }) => {
  for (const [path, part] of [
    ["/help-center", "main"],
    ["/support", "main"],
    ["/pricing", "contentinfo"],
  ] as const) {
    await page.goto(path);
    await page.getByRole(part).locator('a[href="/tutorials"]').click();
    await expect(page).toHaveURL("/tutorials");
  }
});

test("the overview leads to each tutorial", async ({ page }) => {
  await page.goto("/tutorials");
  const links = page.locator("main li h3 a");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs.sort()).toEqual(Object.values(tutorialPaths).sort());
  await page.getByRole("link", { name: "Manage a pipeline in lead management" }).click();
  await expect(page).toHaveURL(tutorialPaths.pipeline);
});

test("links and anchors inside tutorials lead somewhere", async ({ request }) => {
  const inside = new Set<string>();
  for (const [, path] of tutorials) {
    const html = await (await request.get(path)).text();
    const article = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
    for (const [, href = ""] of article.matchAll(/href="([^"]*)"/g)) {
      if (href.startsWith("#")) expect(html, path).toContain(`id="${href.slice(1)}"`);
      else if (href.startsWith("/")) inside.add(href);
    }
  }
  expect(inside.size).toBeGreaterThan(tutorials.length);
  for (const path of inside) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test("a tutorial's path matches as it is spelled; another casing redirects there", async ({
  request,
}) => {
  const right = tutorialPaths.storeWorkflow;
  expect(right).toContain("workFlow");
  const answer = await request.get(right.toLowerCase(), { maxRedirects: 0 });
  expect([301, 308]).toContain(answer.status());
  expect(answer.headers().location).toBe(right);
});

test("a tutorial's text costs the browser no script", async ({ page, baseURL }) => {
  const loadScripts = async (path: string) => {
    const sizes = new Map<string, number>();
    page.on("response", async (response) => {
      const { pathname, origin } = new URL(response.url());
      if (origin !== baseURL || !pathname.endsWith(".js")) return;
      sizes.set(pathname, (await response.body()).length);
    });
    await page.goto(path);
    await page.locator("body").click({ position: { x: 1, y: 1 } });
    await page.waitForLoadState("networkidle");
    page.removeAllListeners("response");
    return sizes;
  };
  const shell = await loadScripts("/thankyou");
  const tutorial = await loadScripts(tutorialPaths.createTemplate);
  const own = [...tutorial].filter(([name]) => !shell.has(name)).map(([, size]) => size);
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000);
});

test("a page that the server writes is whole after a navigation inside the site, and back", async ({
  page,
}) => {
  await page.goto("/support");
  await waitUntilReady(page);
  const section = page.getByRole("heading", { name: "7. What you can ask of us" });
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(section).toBeVisible();
  await expect(page).toHaveTitle(/^Privacy Policy/);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/support");
  await page.goForward();
  await expect(section).toBeVisible();
});

test("a new page stands at its top at once, without a ride through its whole length", async ({
  page,
}) => {
  await page.goto("/help-center");
  await waitUntilReady(page);
  const link = page.getByRole("link", { name: "Bring in your contacts" });
  await link.scrollIntoViewIfNeeded();
  const stops = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener("scroll", () => seen.add(scrollY));
    return seen;
  });
  await link.click();
  await expect(page).toHaveURL(tutorialPaths.importContacts);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Where she was, and the top; a ride has dozens of places.
  expect(await stops.evaluate((seen) => seen.size)).toBeLessThanOrEqual(2);
});

test("code is copied with one click", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(tutorialPaths.customWebsite);
  const snippet = page.locator("figure", { hasText: "Terminal (curl)" });
  await snippet.getByRole("button", { name: "Copy" }).click();
  await expect(snippet.getByRole("button")).toHaveText("Copied");
  const file = inProject("apps/site/app/content/snippets/lead-api/send-lead.sh");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(file, "utf8").trimEnd());
  await expect(snippet.getByRole("button")).toHaveText("Copy");
});
