import { openDesk } from "../fixtures/desk-calls.ts";
import { changeLead } from "../fixtures/queue-page.ts";
import { expect, test } from "../fixtures/test.ts";

test("a change of several leads names the one that somebody else has changed, keeps it selected, and can be undone", async ({
  page,
  system,
  sendHeldDemo,
}) => {
  const first = await sendHeldDemo();
  const second = await sendHeldDemo();
  const filter = encodeURIComponent(JSON.stringify({ view: "all" }));
  const desk = await openDesk(page, system, `/admin/leads?filter=${filter}`);
  const statusOf = (name: string, status: string) =>
    page.getByRole("button", { name: `Status of ${name}: ${status}` });
  for (const { name } of [first, second]) await page.getByLabel(`Select ${name}`).check();
  await expect(page.getByText("2 leads selected")).toBeVisible();

  // The list would show a colleague's change within two seconds; this one comes before that.
  await page.route(
    "**/api/desk/leads/bulk",
    async (route) => {
      await changeLead(desk, second.email, { status: "qualified" });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Contacted" }).click();
  await expect(
    page.getByText(
      `1 lead changed. Not changed: ${second.name}. Changed by somebody else in the meantime.`,
    ),
  ).toBeVisible();
  await expect(statusOf(first.name, "Contacted")).toBeVisible();
  await expect(statusOf(second.name, "Qualified")).toBeVisible();
  await expect(page.getByText("1 lead selected")).toBeVisible();
  await expect(page.getByLabel(`Select ${second.name}`)).toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(statusOf(first.name, "New")).toBeVisible();

  // A lead that another view does not show is not selected there, and is not selected again later.
  await expect(page.getByText("1 lead selected")).toBeVisible();
  const views = page.getByRole("navigation", { name: "Views of the leads" });
  await views.getByRole("link", { name: "Waiting" }).click();
  await expect(page.getByLabel(`Select ${first.name}`)).toBeVisible();
  await expect(page.getByLabel(`Select ${second.name}`)).toHaveCount(0);
  await views.getByRole("link", { name: "All" }).click();
  await expect(page.getByLabel(`Select ${second.name}`)).not.toBeChecked();
  await expect(page.getByText("lead selected")).toHaveCount(0);
});
