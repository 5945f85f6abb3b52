import { type Capabilities, capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { oldAddressesCapability } from "@crm/contract/extensions/old-addresses";
import { publishEventsCapability } from "@crm/contract/extensions/publish-event";
import { siteAssertionCapability } from "@crm/contract/extensions/site-assertion";
import { Hono } from "hono";
import { answerWrongMethod } from "./http/answers.ts";
import { type AppEnv, apiPath } from "./http/app-env.ts";

/** What this host offers the site beyond the twelve calls. */
const offered: Capabilities = {
  capabilities: [publishEventsCapability, siteAssertionCapability, oldAddressesCapability],
};

export function createCapabilities(): Hono<AppEnv> {
  const path = `${apiPath}${capabilitiesPath}`;
  return new Hono<AppEnv>().get(path, (c) => c.json(offered)).all(path, answerWrongMethod("GET"));
}
