import { randomUUID } from "node:crypto";
import path from "node:path";
import { addLead } from "@crm/contract/calls/add-lead";
import { apiKeyHeader, callPath, idempotencyHeader } from "@crm/contract/calls/call";
import { altchaChallenge } from "@crm/contract/captcha";
import { companySizes } from "@crm/contract/fields/options";
import { loadSecrets } from "@crm/server-kit/secrets";
import { createCaptchaToken } from "../../apps/backoffice/server/testing/create-captcha-token.ts";
import { loadPosts, type Post } from "./load.ts";
import type { Measure } from "./measure.ts";
import { type Place, startBaseline } from "./system.ts";

/** Sent before the count begins, so that both processes have compiled what is used. */
const warmUp = 300;

/**
 * Measures call 1 with all its work (checks, captcha, and one transaction for lead, nonce, answer
 * and mail) against a bare insert with the same durability. Captchas are solved beforehand, and 300 leads that do
 * not count are sent first.
 */
export async function measureLead(system: Place, count: number, clients: number): Promise<Measure> {
  const secrets = loadSecrets(system.dataDir);
  const posts: Post[] = [];
  for (let i = 0; i < warmUp + count; i++) {
    posts.push(
      makePost(
        secrets.apiKey,
        await createCaptchaToken({ secret: secrets.captchaSecret, cost: altchaChallenge.cost }),
      ),
    );
  }
  const early = posts.splice(0, warmUp);
  const bare = await startBaseline("bare-insert.ts", [
    path.join(system.dataDir, `bare-${randomUUID()}.sqlite`),
  ]);
  try {
    await loadPosts(bare.url, early, clients);
    const baseline = await loadPosts(bare.url, posts, clients);
    const url = `${system.backofficeUrl}/api${callPath(addLead, { campaignId: secrets.demoCampaignId })}`;
    const first = await loadPosts(url, early, clients);
    const product = await loadPosts(url, posts, clients);
    const bad = first.bad + product.bad;
    if (bad > 0) throw new Error(`${bad} of ${warmUp + count} leads were not accepted`);
    return {
      name: `call 1, durable, ${clients} clients`,
      unit: "leads/s",
      product: product.requestsPerSecond,
      baseline: baseline.requestsPerSecond,
      baselineName: "Node, one insert, FULL",
      isMoreBetter: true,
      detail: `whole path with captcha, median ${product.median} ms, p99 ${product.p99} ms (bare ${baseline.p99} ms)`,
    };
  } finally {
    await bare.stop();
  }
}

let addresses = 0;
/** So that a second run with the same database has other visitors. */
const runNumber = Date.now();

/** Each post is from another address, so that no limit is reached. */
function makePost(apiKey: string, recaptchaToken: string): Post {
  const address = ++addresses;
  return {
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.${address >> 16}.${(address >> 8) % 256}.${address % 256}`,
      [apiKeyHeader]: apiKey,
      [idempotencyHeader]: randomUUID(),
    },
    body: JSON.stringify({
      // As people have them: a lead is found by each word of its address.
      email: `rekha.parmar${runNumber}-${address}@shop.test`,
      fullName: `Rekha Parmar ${address}`,
      whatsApp: "+919825012345",
      companyName: "Parmar & Daughters",
      companyEmployees: companySizes[1],
      recaptchaToken,
    }),
  };
}
