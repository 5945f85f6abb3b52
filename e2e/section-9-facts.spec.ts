import { pageFacts } from "./facts/page-facts.ts";
import { expect, test } from "./fixtures/test.ts";

/** What a reader sees of a page, in one line; answers that are folded away count too. */
function readText(): string {
  for (const details of document.querySelectorAll("details")) details.open = true;
  return document.querySelector("main")?.innerText.replace(/\s+/g, " ") ?? "";
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, facts] of Object.entries(pageFacts)) {
    test(`${path} says what the specification states`, async ({ page }) => {
      await page.goto(path);
      const text = await page.evaluate(readText);
      expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    });
  }
});
