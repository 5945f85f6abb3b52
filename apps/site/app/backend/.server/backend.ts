import { type Blog, createBlog } from "./articles/blog.ts";
import { createHelpCenter, type HelpCenter } from "./articles/help-center.ts";
import { createQueryHost } from "./articles/query-host.ts";
import { createRedirects, type Redirects } from "./articles/redirects.ts";
import { createAnswerCache } from "./hosts/answer-cache.ts";
import { type AnswerStore, noAnswerStore } from "./hosts/answer-store.ts";
import { createCapabilities } from "./hosts/capabilities.ts";
import { createExtensionClient } from "./hosts/extension-client.ts";
import { createHostClient, createSendCall, hostTimeouts } from "./hosts/host-client.ts";
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
 * @param timeouts how long a host may take to answer
 * @param store persists answers across restarts
 */
export function createBackend(
  settings: SiteSettings,
  timeouts = hostTimeouts,
  store: AnswerStore = noAnswerStore,
): Backend {
  const send = createSendCall(settings, timeouts);
  const callHost = createHostClient(send);
  const cache = createAnswerCache();
  const queryHost = createQueryHost(send, cache, store);
  const capabilities = createCapabilities(settings.apiUrl);
  const signAssertion = createSignAssertion(settings.publishSecret, capabilities.has);
  const callExtension = createExtensionClient(settings.apiUrl, settings.publishSecret);
  return {
    ...createHelpCenter(queryHost, settings.adminUrl),
    ...createBlog(queryHost, settings.adminUrl),
    ...createRedirects(settings.apiUrl, capabilities.knows, cache),
    ...createLeads(callHost, signAssertion, capabilities.has, settings),
    ...createReceipts(settings.publishSecret),
    ...createReaders(capabilities.offers, callExtension),
    invalidateAnswers: cache.invalidate,
  };
}
