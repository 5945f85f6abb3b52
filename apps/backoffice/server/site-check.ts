import {
  hashSharedSettings,
  type SiteCheckAnswer,
  sharedSettings,
  siteCheck,
  siteCheckPath,
} from "@crm/contract/extensions/site-check";
import { Hono } from "hono";
import { storeReport } from "./alarms/reports.ts";
import { answerWrongMethod } from "./http/answers.ts";
import { type AppEnv, apiPath } from "./http/app-env.ts";
import { requireSite } from "./http/caller.ts";
import { limitBody, readJson } from "./http/read-json.ts";
import { isActiveCampaign } from "./leads/demo-campaign.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";

/** Reports to the site which of its settings differ from those of the back office. */
export function createSiteCheck(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${siteCheckPath}`;
  const app = new Hono<AppEnv>();
  app.post(path, limitBody, requireSite(services), async (c) => {
    const { hashes, demoCampaignId, report } = await readJson(c, siteCheck);
    if (report) await storeReport(services, report);
    const own = hashOwn(services.settings);
    const differing: string[] = sharedSettings.filter((name) => hashes[name] !== own[name]);
    if (!(await isActiveCampaign(services.db, demoCampaignId))) differing.push("DEMO_CAMPAIGN_ID");
    return c.json<SiteCheckAnswer>({ differing });
  });
  app.all(path, answerWrongMethod("POST"));
  return app;
}

function hashOwn({ apiKey, captcha, enterpriseCompanyId, publishSecret }: Settings) {
  return hashSharedSettings(publishSecret, {
    API_KEY: apiKey,
    ENTERPRISE_COMPANY_ID: enterpriseCompanyId,
    CAPTCHA_PROVIDER: captcha.provider,
    CAPTCHA_VERIFY: captcha.verify,
    CAPTCHA_SECRET: captcha.provider === "altcha" ? captcha.altchaSecret : "",
  });
}
