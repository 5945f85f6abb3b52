import { readFileSync } from "node:fs";
import { brand, tutorialPaths } from "@crm/brand";
import type { Page } from "@playwright/test";
import { inProject } from "../../scripts/process/project.ts";
import { tutorialFacts } from "../facts/tutorial-facts.ts";
import { measurePicture } from "../fixtures/picture-width.ts";
import { expect, test } from "../fixtures/test.ts";

const tutorials = Object.entries(tutorialPaths) as [keyof typeof tutorialPaths, string][];

// This is the last file, so the other workers would have nothing to do.
test.describe.configure({ mode: "parallel" });

const parts = 4;

/** Returns the visible text of a part of the page, with white space collapsed. */
async function readText(page: Page, part: string): Promise<string> {
  return (await page.locator(part).innerText()).replaceAll(/\s+/g, " ");
}

for (let part = 0; part < parts; part++) {
  test(`each tutorial has its title, steps, pictures, facts and footer (part ${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const [key, path] of tutorials.filter((_, index) => index % parts === part)) {
      await test.step(path, () => checkTutorial(page, key, path));
    }
  });
}

async function checkTutorial(page: Page, key: keyof typeof tutorialPaths, path: string) {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(/\w/);
  expect(await page.locator("article ol > li").count(), path).toBeGreaterThanOrEqual(5);

  const pictures = page.locator("article figure [commandfor^=picture-] img");
  const seen = await pictures.evaluateAll(viewPictures);
  expect(seen.length, path).toBeGreaterThanOrEqual(4);
  for (const { alt, width } of seen) {
    expect.soft(alt, path).toMatch(/\w{3}/);
    expect.soft(width, `${path}: ${alt}`).toBeGreaterThan(0);
  }
  // All are below the first screen.
  expect(new Set(seen.map(({ loading }) => loading)), path).toEqual(new Set(["lazy"]));
  await page.getByRole("button", { name: "Enlarge" }).first().click();
  const large = page.getByRole("dialog").getByRole("img");
  await expect(large, path).toBeVisible();
  await expect.poll(() => large.evaluate(measurePicture)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(large, path).toBeHidden();

  const words = await readText(page, "article");
  for (const fact of tutorialFacts[key]) expect.soft(words, path).toContain(fact);
  await expect(page.getByRole("contentinfo"), path).toContainText(brand.company.legalName);
}

/** Runs in the page: scrolls to each picture and waits until it has loaded or failed. */
async function viewPictures(pictures: Element[]) {
  const seen: { alt: string; width: number; loading: string | null }[] = [];
  for (const picture of pictures as HTMLImageElement[]) {
    picture.scrollIntoView({ block: "center", behavior: "instant" });
    while (!picture.complete) await new Promise((resolve) => setTimeout(resolve, 20));
    const { alt, naturalWidth: width } = picture;
    seen.push({ alt, width, loading: picture.getAttribute("loading") });
  }
  return seen;
}

test("the help centre, the support page and the footer link to the tutorials", async ({ page }) => {
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

test("the overview links to each tutorial", async ({ page }) => {
  await page.goto("/tutorials");
  const links = page.locator("main li h3 a");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs.sort()).toEqual(Object.values(tutorialPaths).sort());
  await page.getByRole("link", { name: "Manage a pipeline in lead management" }).click();
  await expect(page).toHaveURL(tutorialPaths.pipeline);
});

test("a tutorial's path in another case redirects to the canonical path", async ({ request }) => {
  const right = tutorialPaths.storeWorkflow;
  expect(right).toContain("workFlow");
  const answer = await request.get(right.toLowerCase(), { maxRedirects: 0 });
  expect([301, 308]).toContain(answer.status());
  expect(answer.headers().location).toBe(right);
});

test("a tutorial loads less than 8 kB of scripts besides those of every page", async ({
  page,
  baseURL,
}) => {
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

test("a code snippet is copied with one click", async ({ page, context }) => {
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
