import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures/test.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

test("every page's HTML is valid", async ({ request }) => {
  test.setTimeout(180_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  for (const address of [...listed, "/thankyou", "/demo-thank-you"]) {
    const report = await validator.validateString(await (await request.get(address)).text());
    const errors = report.results
      .flatMap(({ messages }) => messages)
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(errors, address).toEqual([]);
  }
});
