import { type Blog, createBlog } from "./articles/blog.ts";
import { createHelpCenter, type HelpCenter } from "./articles/help-center.ts";
import { createQueryHost } from "./articles/query-host.ts";
import { createRedirects, type Redirects } from "./articles/redirects.ts";
import { createAnswerCache } from "./hosts/answer-cache.ts";
import { type AnswerStore, noAnswerStore } from "./hosts/answer-store.ts";
import { createCapabilities } from "./hosts/capabilities.ts";
import { createExtensionClient } from "./hosts/extension-client.ts";
import { createHostClient } from "./hosts/host-client.ts";
import { type CallTimeouts, timeouts } from "./hosts/timeouts.ts";
import { createLeads, type Leads } from "./leads/leads.ts";
import { createReceipts, type Receipts } from "./leads/receipt.ts";
import { createSignAssertion } from "./leads/sign-assertion.ts";
import { createReaders, type Readers } from "./readers/readers.ts";
import type { SiteSettings } from "./settings.ts";

/** Everything that the site requests from the hosts. */
export interface Backend extends HelpCenter, Blog, Redirects, Leads, Receipts, Readers {
  /** Marks all cached answers as stale: content has changed at the host. */
  invalidateAnswers(): void;
}

/**
 * @param callTimeouts how long a host may take to answer a call
 * @param store persists answers across restarts
 */
export function createBackend(
  settings: SiteSettings,
  callTimeouts: CallTimeouts = timeouts.calls,
  store: AnswerStore = noAnswerStore,
): Backend {
  const hosts = createHostClient(settings, callTimeouts);
  const cache = createAnswerCache();
  const queryHost = createQueryHost(hosts, cache, store);
  const capabilities = createCapabilities(settings.apiUrl);
  const signAssertion = createSignAssertion(settings.publishSecret, capabilities.has);
  const callExtension = createExtensionClient(settings.apiUrl, settings.publishSecret);
  return {
    ...createHelpCenter(queryHost, settings.adminUrl),
    ...createBlog(queryHost, settings.adminUrl),
    ...createRedirects(settings.apiUrl, capabilities.knows, cache),
    ...createLeads(hosts, signAssertion, capabilities.has, settings),
    ...createReceipts(settings.publishSecret),
    ...createReaders(capabilities.offers, callExtension),
    invalidateAnswers: cache.invalidate,
  };
}
