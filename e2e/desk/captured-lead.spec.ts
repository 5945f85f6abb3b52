import { readFileSync } from "node:fs";
import path from "node:path";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expect, test } from "../fixtures/test.ts";

test("a captured lead has every field that was sent, and is not among the leads of this site", async ({
  page,
  system,
}) => {
  const { companyId, apiKey } = JSON.parse(
    readFileSync(path.join(system.dataDir, "demo-company.json"), "utf8"),
  );
  const answer = await page.request.post(
    `${system.backofficeUrl}/api/lead/capture?company_id=${companyId}`,
    {
      headers: { apiKey, "Content-Type": "application/json" },
      data: Buffer.from(
        '{"name":"Odd Buyer","email":"buyer@shop.in?bcc=spy@evil.example","phone":"*21*98250#","__proto__":"kept","toString":"own"}',
      ),
    },
  );
  expect(answer.status()).toBe(200);

  const desk = await openDesk(page, system);
  const { data } = await desk.request("GET", `/capturedLeads?companyId=${companyId}&q=Odd`);
  expect(data).toMatchObject([
    { name: "Odd Buyer", email: "buyer@shop.in?bcc=spy@evil.example", phone: "*21*98250#" },
  ]);
  expect(JSON.stringify(data[0].extras)).toBe('{"__proto__":"kept","toString":"own"}');
  expect(await desk.request("GET", "/leads?q=Odd+Buyer")).toMatchObject({ data: [], total: 0 });
});
