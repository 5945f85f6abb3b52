import { readFileSync } from "node:fs";
import path from "node:path";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expect, test } from "../fixtures/test.ts";

test("a captured lead with an invalid email or phone shows it as text, not as a link, and shows every field that was sent", async ({
  page,
  system,
}) => {
  const { companyId, apiKey } = JSON.parse(
    readFileSync(path.join(system.dataDir, "demo-company.json"), "utf8"),
  );
  const send = (body: string) =>
    page.request.post(`${system.backofficeUrl}/api/lead/capture?company_id=${companyId}`, {
      headers: { apiKey, "Content-Type": "application/json" },
      data: Buffer.from(body),
    });
  const odd = "buyer@shop.in?bcc=spy@evil.example";
  const answers = [
    await send(
      `{"name":"Odd Buyer","email":"${odd}","phone":"*21*98250#","__proto__":"kept","toString":"own"}`,
    ),
    await send('{"name":"Plain Buyer","email":"plain+a@shop.in","phone":"+91 98250 12345"}'),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);

  await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Leads" }).click();
  await page.getByRole("link", { name: "Odd Buyer", exact: true }).click();
  const main = page.getByRole("main");
  await expect(main.getByText(odd, { exact: true })).toBeVisible();
  await expect(main.getByText("*21*98250#", { exact: true })).toBeVisible();
  await expect(main.locator("a[href^='mailto:'], a[href^='tel:'], a[href*='wa.me']")).toHaveCount(
    0,
  );
  await expect(main.getByText("__proto__", { exact: true })).toBeVisible();
  await expect(main.getByText("kept", { exact: true })).toBeVisible();
  await expect(main.getByText("own", { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByText("kept", { exact: true })).toBeVisible();

  await page.getByRole("menuitem", { name: "Leads" }).click();
  await page.getByRole("link", { name: "Plain Buyer", exact: true }).click();
  await expect(main.getByRole("link", { name: "plain+a@shop.in" })).toHaveAttribute(
    "href",
    "mailto:plain%2Ba@shop.in",
  );
  await expect(main.getByRole("link", { name: "+91 98250 12345" })).toHaveAttribute(
    "href",
    "tel:+919825012345",
  );
});
