import { articleFeedbackCapability } from "@crm/contract/extensions/article-feedback";
import { articlePartsCapability } from "@crm/contract/extensions/article-parts";
import { articlePreviewsCapability } from "@crm/contract/extensions/article-previews";
import { articleSearchCapability } from "@crm/contract/extensions/article-search";
import { type Capabilities, capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { contentChangesCapability } from "@crm/contract/extensions/content-changes";
import { heldLeadsCapability } from "@crm/contract/extensions/held-leads";
import { keyedRepeatsCapability } from "@crm/contract/extensions/keyed-repeats";
import { oldAddressesCapability } from "@crm/contract/extensions/old-addresses";
import { privacyRequestsCapability } from "@crm/contract/extensions/privacy-requests";
import { searchMissesCapability } from "@crm/contract/extensions/search-misses";
import { siteAssertionCapability } from "@crm/contract/extensions/site-assertion";
import { siteCheckCapability } from "@crm/contract/extensions/site-check";
import { spooledLeadsCapability } from "@crm/contract/extensions/spooled-leads";
import { substituteCaptchaCapability } from "@crm/contract/extensions/substitute-captcha";
import { undeliveredLeadsCapability } from "@crm/contract/extensions/undelivered-leads";
import { Hono } from "hono";
import { answerWrongMethod } from "./http/answers.ts";
import { type AppEnv, apiPath } from "./http/app-env.ts";

/** The capabilities that this host offers the site in addition to the twelve calls. */
const offered: Capabilities = {
  capabilities: [
    contentChangesCapability,
    siteAssertionCapability,
    heldLeadsCapability,
    spooledLeadsCapability,
    keyedRepeatsCapability,
    substituteCaptchaCapability,
    undeliveredLeadsCapability,
    siteCheckCapability,
    oldAddressesCapability,
    articlePartsCapability,
    articlePreviewsCapability,
    articleSearchCapability,
    searchMissesCapability,
    articleFeedbackCapability,
    privacyRequestsCapability,
  ],
};

export function createCapabilityRoutes(): Hono<AppEnv> {
  const path = `${apiPath}${capabilitiesPath}`;
  return new Hono<AppEnv>().get(path, (c) => c.json(offered)).all(path, answerWrongMethod("GET"));
}
