import type { Page } from "@playwright/test";
import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expect, test } from "../fixtures/test.ts";

test("a waiting lead is assigned in its row, called, followed up and won", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*40[09]/);
  const visitor = newVisitor();
  await submit(await prepareDemo(page, "/", visitor));
  await expect(page).toHaveURL("/thankyou");
  await ignorePhoneLinks(page);

  const desk = await openDesk(page, system, "/admin/leads");
  const row = page.locator("[data-row]").filter({ hasText: visitor.name });
  await expect(row).toContainText("left");
  const waiting = await countOf(page, "Waiting");
  const mine = await countOf(page, "Mine");

  await row.getByRole("button", { name: /^Owner of .*: Nobody$/ }).click();
  await page.getByRole("menuitem", { name: "(me)" }).click();
  await expect(page.getByText(/^Assigned to /)).toBeVisible();
  await expect.poll(() => countOf(page, "Mine")).toBe(mine + 1);

  const call = row.getByRole("link", { name: "Call" });
  await expect(call).toHaveAttribute("href", "tel:+919825012345");
  await expect(row.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/919825012345\?text=Hello%20/,
  );
  await call.click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toHaveText("Please choose how it went");
  await form.getByRole("radio", { name: "Talked to them" }).check();
  await form.getByRole("textbox", { name: "Note" }).fill("Wants a quote for five people");
  await form.getByRole("button", { name: "Tomorrow" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect.poll(() => countOf(page, "Waiting")).toBe(waiting - 1);

  await page.getByRole("link", { name: /^Mine/ }).click();
  await expect(row).toContainText("Follow up");
  await expect(row).toContainText("Tomorrow");
  await setStatus(page, visitor.name, "Won");
  await expect(page.getByText("Marked as won.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(row).toContainText("Tomorrow");

  // Somebody else is quicker: nothing is overwritten, and the row shows what they did.
  const [lead] = (await desk.request("GET", `/leads?q=${visitor.email}`)).data;
  const { changedAt } = lead;
  await desk.request("PATCH", `/leads/${lead.id}`, { changedAt, status: "qualified" });
  await setStatus(page, visitor.name, "Spam");
  await expect(page.getByRole("alert")).toContainText("Somebody has changed this lead");
  await expect(row.getByRole("button", { name: /^Status of .*: Qualified$/ })).toBeVisible();
  await setStatus(page, visitor.name, "Won");
  await expect(row).toHaveCount(0);

  const search = page.getByRole("searchbox");
  await search.fill("09825012345");
  await expect(row.getByRole("button", { name: /^Status of .*: Won$/ })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue("09825012345");
  await expect(row).toBeVisible();
});

/** A browser without a phone program reports an error for such a link. */
async function ignorePhoneLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("click", (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest("a[href^='tel:']")) event.preventDefault();
    });
  });
}

async function countOf(page: Page, view: string): Promise<number> {
  const link = page.getByRole("link", { name: new RegExp(`^${view} ?\\d+$`) });
  return Number((await link.innerText()).replace(/\D/g, ""));
}

async function setStatus(page: Page, name: string, status: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Status of ${name}`) }).click();
  await page.getByRole("menuitem", { name: status, exact: true }).click();
}
