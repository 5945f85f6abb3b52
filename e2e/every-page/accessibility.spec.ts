import { tutorialPaths } from "@crm/brand";
import { dialogIds } from "../../apps/site/app/dialogs/dialog-ids.ts";
import { paths } from "../../apps/site/app/paths.ts";
import { fillDemo, newVisitor, openDemo, submit } from "../fixtures/demo-form.ts";
import { signIn } from "../fixtures/desk.ts";
import { passwordDialog, signOutInOtherTab } from "../fixtures/ended-session.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  expectNothingClipped,
} from "../fixtures/page-checks.ts";
import { expect, test } from "../fixtures/test.ts";

const widths = [360, 800, 1280];

/** The page behind an open dialog is checked with the other pages. */
const openDialog = { within: "dialog:is([open], :popover-open)" };

test("the demo dialog passes axe at every width, empty and with its errors", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.support);
  const dialog = await openDemo(page);
  await expect(dialog.getByText("I'm not a robot")).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the dialog at ${width} px`, openDialog);
  }
  await submit(dialog);
  await expect(dialog.getByText("Email is required")).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the dialog with errors at ${width} px`, openDialog);
    await expectNoHorizontalScroll(page, `the dialog at ${width} px`);
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

/** The other dialogs by id, each with a page that has it. The menu exists up to 913 px. */
const dialogs: { id: string; page: string; upTo?: number }[] = [
  { id: dialogIds.joinCommunity, page: paths.support },
  { id: dialogIds.signIn, page: paths.support },
  { id: dialogIds.enterprise, page: paths.pricing },
  { id: dialogIds.menu, page: paths.support, upTo: 913 },
  { id: "picture-1", page: tutorialPaths.tags },
  { id: "video", page: tutorialPaths.businessAccount },
];

for (const { id, page: path, upTo } of dialogs) {
  test(`the dialog '${id}' passes axe at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const dialog = page.locator(`dialog#${id}`);
    for (const width of widths.filter((width) => width <= (upTo ?? width))) {
      await page.setViewportSize({ width, height: 800 });
      await page
        .locator(`[commandfor=${id}],[popovertarget=${id}]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, `${id} at ${width} px`, openDialog);
      await expectNoHorizontalScroll(page, `${id} at ${width} px`);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });
}

test("an open dialog traps the focus, closes with Escape and returns the focus to its opener", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  await expect(dialog.getByText("I'm not a robot")).toBeVisible();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      return focused === body || focused?.closest("dialog[open]") ? "" : focused?.outerHTML;
    });
    expect(outside, "the control outside the dialog that has the focus").toBe("");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a dialog still has its values when it is opened again", async ({ page }) => {
  const visitor = newVisitor();
  await page.goto("/");
  const dialog = await openDemo(page);
  await fillDemo(dialog, visitor);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openDemo(page);
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
});

test("the first Tab focuses the link that skips to the page", async ({ page }) => {
  await page.goto("/help-center");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(page.getByRole("main").locator(focused)).toHaveCount(1);
});

/** Other tests check People, Companies and "Who did what" when there is something in them. */
const menuItems = [
  "Leads",
  "Could not be stored",
  "Data requests",
  "Outbox",
  "Articles",
  "Feedback",
  "Searches",
  "Report",
  "Settings",
];

test("the desk's pages pass axe in both themes", async ({
  page,
  context,
  system,
  consoleWatch,
}) => {
  // Axe checks almost twenty views twice each.
  test.slow();
  consoleWatch.expect(/Failed to load resource.*40[01]/);
  await page.goto(`${system.backofficeUrl}/admin`);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the sign-in page");
  await signIn(page, system);
  await expect(page.getByRole("heading", { name: "What became of them" })).toBeVisible();
  await expectNothingClipped(page, "the desk's home page");
  await expectAccessibleInBothThemes(page, "the desk's home page");
  for (const name of menuItems) {
    await page.getByRole("menuitem", { name }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expectAccessibleInBothThemes(page, name);
  }
  await page.getByRole("button", { name: "your account" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark theme" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the menu of the account");
  await page.getByRole("menuitem", { name: "Monday mail" }).click();
  await expect(page.getByRole("switch")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the Monday mail");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessibleInBothThemes(page, "the palette");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the keys");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Webhooks" }).click();
  await page.getByRole("link", { name: "Add a webhook" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("CRM");
  await page.getByRole("textbox", { name: "Address" }).fill("https://127.0.0.1/leads");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This address is in your own network")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the form of a webhook with an error");
  await page.getByRole("textbox", { name: "Address" }).fill("https://localhost/leads");
  await page.getByRole("button", { name: "Save" }).dblclick();
  const secret = page.getByRole("textbox", { name: "Signing secret" });
  await expect(secret).toHaveValue(/^whsec_/);
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("The other system gave no answer.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a webhook with its secret and a test");
  await page.reload();
  await expect(page.getByRole("button", { name: "Make a new secret" })).toBeVisible();
  await expect(secret).toHaveCount(0);
  // The second press has added nothing.
  await page.getByRole("menuitem", { name: "Webhooks" }).click();
  await expect(page.getByRole("cell", { name: "https://localhost/leads" })).toHaveCount(1);
  await signOutInOtherTab(context, system);
  await page.getByRole("menuitem", { name: "Leads" }).click();
  await expect(passwordDialog(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, "the dialog that requests the password");
  await page.keyboard.press("Escape");
  await expect(passwordDialog(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "the notice that the page needs a sign-in");
});
