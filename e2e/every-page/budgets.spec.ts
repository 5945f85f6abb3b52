import { describeLargest, measurePage } from "../fixtures/measure-page.ts";
import { pageBudgets } from "../fixtures/page-budgets.ts";
import { expect, test } from "../fixtures/test.ts";

test("no page costs more than its template's budget", async ({ request }) => {
  test.setTimeout(120_000);
  for (const [path, budget] of Object.entries(pageBudgets)) {
    const measured = await measurePage(request, path);
    const totals = Object.values(measured).map(({ total }) => total.toLocaleString("en"));
    // A row of the table in docs/performance.md.
    console.info(`| \`${path}\` | ${totals.join(" | ")} |`);
    for (const [what, { total, parts }] of Object.entries(measured)) {
      const most = budget[what as keyof typeof budget];
      const message = `${path}: ${what}; largest: ${describeLargest(parts)}`;
      expect.soft(total, message).toBeLessThanOrEqual(most);
    }
  }
});
