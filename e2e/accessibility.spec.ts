import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillDemo, newVisitor, openDemo, submit } from "./fixtures/demo-form.ts";
import { signIn } from "./fixtures/desk.ts";
import { waitUntilReady } from "./fixtures/readiness.ts";
import { expect, test } from "./fixtures/test.ts";

// The pages of a width are dealt out to all workers.
test.describe.configure({ mode: "parallel" });

const widths = [360, 800, 1280];
const shares = [0, 1, 2];

/** Every address that the sitemap lists, and one that it leaves out on purpose. */
async function listPages(page: Page): Promise<string[]> {
  const sitemap = await page.request.get("/sitemap.xml");
  expect(sitemap.status()).toBe(200);
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return [...sampleArticles(listed), "/thankyou"];
}

/** Articles and categories are many and made of the same parts: two of each kind do. */
function sampleArticles(paths: string[]): string[] {
  const taken = new Map<string, number>();
  return paths.filter((path) => {
    const [, section = "", ...rest] = path.split("/");
    if (!["help-center", "blog"].includes(section) || rest.length === 0) return true;
    const kind = `${section} ${rest.length}`;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return (taken.get(kind) ?? 0) <= 2;
  });
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found, where).toEqual([]);
}

async function expectNoSideways(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `${where} scrolls sideways`).toBe(0);
}

for (const width of widths) {
  for (const share of shares) {
    test(`pages at ${width} px pass axe and do not scroll sideways, share ${share + 1} of ${shares.length}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const pages = (await listPages(page)).filter((_, index) => index % shares.length === share);
      expect(pages.length).toBeGreaterThan(1);
      for (const path of pages) {
        await page.goto(path);
        await waitUntilReady(page);
        await expectNoSideways(page, `${path} at ${width}`);
        await expectAccessible(page, `${path} at ${width}`);
      }
    });
  }

  test(`the demo dialog at ${width} px passes axe, empty and with its errors`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const dialog = await openDemo(page);
    await expect(dialog.getByText("I'm not a robot")).toBeVisible();
    await expectAccessible(page, "the dialog");
    await submit(dialog);
    await expect(dialog.getByText("Email is required")).toBeVisible();
    await expectAccessible(page, "the dialog with errors");
    await expectNoSideways(page, "the dialog");
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

test("the dialog keeps the focus, closes by Escape and gives the focus back", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  await expect(dialog.getByText("I'm not a robot")).toBeVisible();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest("dialog[open]");
    });
    expect(outside, "the focus left the dialog").toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("what was typed is still there when the dialog is opened again", async ({ page }) => {
  const visitor = newVisitor();
  await page.goto("/");
  const dialog = await openDemo(page);
  await fillDemo(dialog, visitor);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openDemo(page);
  await expect(dialog.getByLabel("Email")).toHaveValue(visitor.email);
});

test("the first Tab offers to skip to the page", async ({ page }) => {
  await page.goto("/help-center");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the page" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest("main")));
  expect(inMain).toBe(true);
});

test("the desk's pages pass axe", async ({ page, system, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource.*401/);
  await page.goto(`${system.backofficeUrl}/admin`);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expectAccessible(page, "the sign-in page");
  await signIn(page, system);
  await expectAccessible(page, "the desk's home page");
  for (const name of ["Leads", "Outbox", "Articles"]) {
    await page.getByRole("menuitem", { name }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expectAccessible(page, name);
  }
});
