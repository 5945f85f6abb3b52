// Runs on your server (Node 20 or later), never in a page.
import { randomUUID } from "node:crypto";

const { CRM_API_URL, CRM_COMPANY_ID, CRM_API_KEY } = process.env;

// Try again with the same key: it never makes a second lead.
export async function sendLead(lead, key = randomUUID()) {
  const url = new URL(`${CRM_API_URL}/lead/capture`);
  url.searchParams.set("company_id", CRM_COMPANY_ID);

  const response = await fetch(url, {
    method: "POST",
    headers: {
      apiKey: CRM_API_KEY,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
    },
    body: JSON.stringify(lead),
  });
  const answer = await response.json();
  if (!answer.status) throw new Error(`${response.status}: ${answer.message}`);
  return answer;
}
