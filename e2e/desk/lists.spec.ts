import { openDesk } from "../fixtures/desk-calls.ts";
import { expect, test } from "../fixtures/test.ts";

test("a link to a list shows all of its rows, without the filters used before", async ({
  page,
  system,
}) => {
  const desk = await openDesk(page, system, "/admin");
  const { title } = await desk.writeArticle("integrations");
  const { total } = await desk.request("GET", "/articles");
  const all = page.getByText(new RegExp(`^1-\\d+ of ${total}$`));
  const search = page.getByRole("textbox", { name: "Title" });
  await page.getByRole("menuitem", { name: "Articles" }).click();
  await expect(all).toBeVisible();

  await search.fill(title);
  await expect(page.getByText("1-1 of 1")).toBeVisible();
  await page.getByRole("menuitem", { name: "Home" }).click();
  await page.getByRole("link", { name: "Open the articles" }).click();
  await expect(all).toBeVisible();
  await expect(search).toHaveValue("");

  // The same is true for the link from the list itself, and for a new page load.
  await search.fill(title);
  await expect(page.getByText("1-1 of 1")).toBeVisible();
  await page.getByRole("menuitem", { name: "Articles" }).click();
  await expect(all).toBeVisible();
  await expect(search).toHaveValue("");
  await search.fill(title);
  await expect(page.getByText("1-1 of 1")).toBeVisible();
  await page.goto(`${system.backofficeUrl}/admin/articles`);
  await expect(all).toBeVisible();

  // The URL contains the filters: one step back from a record shows the same list.
  await search.fill(title);
  await expect(page.getByText("1-1 of 1")).toBeVisible();
  await page.getByRole("table").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1-1 of 1")).toBeVisible();
  await expect(search).toHaveValue(title);
});

test("on a phone the search stays visible, and a button opens the other filters and counts the chosen ones", async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, system, "/admin/articles");
  const status = page.getByRole("combobox", { name: "Status" });
  const filters = page.getByRole("button", { name: "Filters" });
  await expect(page.getByRole("textbox", { name: "Title or link" })).toBeVisible();
  await expect(status).toHaveCount(0);
  await filters.click();
  await status.click();
  await page.getByRole("option", { name: "Scheduled" }).click();
  await expect(page.getByText("No article matches this search.")).toBeVisible();
  await filters.click();
  await expect(status).toHaveCount(0);
  await expect(filters).toHaveText("Filters (1)");
  await expect(page.getByText("No article matches this search.")).toBeVisible();
});
