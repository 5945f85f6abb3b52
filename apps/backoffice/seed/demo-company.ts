import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transaction } from "kysely";
import type { Database } from "../server/db/schema.ts";
import { createCompanyKey } from "../server/lead-api/company-keys.ts";

/** Contains the id and the only copy of the key of the first company; only its owner can read it. */
export const demoCompanyFile = "demo-company.json";

/** Creates a company with one active workflow and a key, for trying the customers' lead API. */
export async function seedDemoCompany(
  trx: Transaction<Database>,
  dataDir: string,
  now: number,
): Promise<void> {
  const companyId = randomUUID();
  await trx
    .insertInto("companies")
    .values({ id: companyId, name: "Demo company", created_at: now })
    .execute();
  await trx
    .insertInto("workflows")
    .values({
      id: randomUUID(),
      company_id: companyId,
      name: "Leads from the website",
      kind: "capture",
      active: 1,
    })
    .execute();
  const apiKey = await createCompanyKey(trx, companyId, "First key", now);
  const text = JSON.stringify({ companyId, apiKey }, null, 2);
  writeFileSync(join(dataDir, demoCompanyFile), `${text}\n`, { mode: 0o600 });
}
