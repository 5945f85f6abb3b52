/**
 * `npm run conformity -- --api URL --admin URL`: says which of the twelve calls a host answers as the
 * website needs. Calls 1 to 4 store leads, so they are only made with `--leads`.
 */
import { parseArgs } from "node:util";
import { allCalls } from "@crm/contract/calls/all-calls";
import { altchaChallenge } from "@crm/contract/captcha";
import { createCaptchaToken } from "../apps/backoffice/server/testing/create-captcha-token.ts";
import { runConformity } from "./conformity/run-conformity.ts";

const usage = `npm run conformity -- --api URL --admin URL [--sample N] [--json]
  Checks calls 5 to 12, which only read. With --leads also calls 1 to 4, which store three leads:
  --leads --api-key KEY --campaign ID --company ID (--captcha-secret SECRET | --captcha-token TOKEN)
  The secret is CAPTCHA_SECRET of a host that uses ALTCHA; a token is one that the host accepts in a test.`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      api: { type: "string" },
      admin: { type: "string" },
      sample: { type: "string", default: "10" },
      json: { type: "boolean", default: false },
      leads: { type: "boolean", default: false },
      "api-key": { type: "string", default: "" },
      campaign: { type: "string" },
      company: { type: "string" },
      "captcha-secret": { type: "string" },
      "captcha-token": { type: "string" },
    },
  });
  const host = {
    api: readAddress("--api", values.api),
    admin: readAddress("--admin", values.admin),
    apiKey: values["api-key"],
  };
  const sample = Number(values.sample);
  if (!Number.isInteger(sample) || sample < 1) throw new Error("--sample must be a whole number");
  const report = await runConformity(host, values.leads ? readLeads(values) : undefined, sample);

  if (values.json) console.info(JSON.stringify(report, null, 2));
  else {
    for (const { number, method, path } of allCalls) {
      const own = report.findings.filter(({ call }) => call === number);
      const isFaulty = own.some(({ level }) => level === "fault");
      const result = isFaulty ? "FAULT" : report.checked.includes(number) ? "ok" : "not checked";
      console.info(`${String(number).padStart(2)}  ${result.padEnd(11)}  ${method} ${path}`);
      for (const { level, sentence } of own) console.info(`      ${level}: ${sentence}`);
    }
  }
  return report.findings.some(({ level }) => level === "fault") ? 1 : 0;
}

function readAddress(name: string, value: string | undefined): string {
  if (!value || !/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} must be an address that starts with http:// or https://.`);
  }
  return value.replace(/\/+$/, "");
}

function readLeads(values: {
  campaign?: string | undefined;
  company?: string | undefined;
  "captcha-secret"?: string | undefined;
  "captcha-token"?: string | undefined;
}) {
  const { campaign, company, "captcha-secret": secret, "captcha-token": token } = values;
  if (!campaign || !company) throw new Error("--leads needs --campaign and --company.");
  if (token) return { campaignId: campaign, companyId: company, makeToken: async () => token };
  if (!secret) throw new Error("--leads needs --captcha-secret or --captcha-token.");
  const makeToken = () => createCaptchaToken({ secret, cost: altchaChallenge.cost });
  return { campaignId: campaign, companyId: company, makeToken };
}
