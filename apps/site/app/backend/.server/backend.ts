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
import { createSendLead } from "./leads/send-lead.ts";
import { createSignAssertion } from "./leads/sign-assertion.ts";
import { noPictureStore, type PictureStore } from "./pictures/picture-store.ts";
import { createPictures, type Pictures } from "./pictures/pictures.ts";
import { createReaders, type Readers } from "./readers/readers.ts";
import type { SiteSettings } from "./settings.ts";
import { createJudgeAtReceipt } from "./spool/captcha-at-receipt.ts";
import { createForward } from "./spool/forward.ts";
import { createForwarder, type Forwarder } from "./spool/forwarder.ts";
import { createHandOver } from "./spool/hand-over.ts";
import { createKeepSubmissions } from "./spool/keep-submission.ts";
import { type RetryDelays, retryDelays } from "./spool/retry-delay.ts";
import { noSpool, type Spool } from "./spool/spool.ts";

/** Everything that the site requests from the hosts. */
export interface Backend extends HelpCenter, Blog, Redirects, Pictures, Leads, Receipts, Readers {
  /** Marks all cached answers as stale: content has changed at the host. */
  invalidateAnswers(): void;
  /** Forwards the submissions of the spool; it must be started. */
  forwarder: Forwarder;
}

interface BackendParts {
  /** How long a host may take to answer a call. */
  callTimeouts?: CallTimeouts;
  /** Persists answers across restarts. */
  store?: AnswerStore;
  /** Persists pictures of articles. */
  pictureStore?: PictureStore;
  /** Persists submissions that the host has not accepted yet. */
  spool?: Spool;
  /** False while the host would reject every submission because of wrong settings. */
  mayForward?: () => boolean;
  /** When submissions are tried again. */
  retries?: RetryDelays;
}

export function createBackend(
  settings: SiteSettings,
  {
    callTimeouts = timeouts.calls,
    store = noAnswerStore,
    pictureStore = noPictureStore,
    spool = noSpool,
    mayForward,
    retries = retryDelays,
  }: BackendParts = {},
): Backend {
  const hosts = createHostClient(settings, callTimeouts);
  const cache = createAnswerCache();
  const queryHost = createQueryHost(hosts, cache, store);
  const capabilities = createCapabilities(settings.apiUrl);
  const signAssertion = createSignAssertion(settings.publishSecret, capabilities.has);
  const callExtension = createExtensionClient(settings.apiUrl, settings.publishSecret);
  const sendLead = createSendLead(hosts, settings.demoCampaignId);
  const forwarder = createForwarder({
    spool,
    forward: createForward(sendLead, capabilities.has, settings),
    handOver: createHandOver(spool, capabilities.has, callExtension),
    mayForward,
    delays: retries,
  });
  const judge = createJudgeAtReceipt(settings.captcha, capabilities.has);
  const kept = createKeepSubmissions(spool, forwarder, judge, settings, retries);
  return {
    ...createHelpCenter(queryHost, settings.adminUrl),
    ...createBlog(queryHost, settings.adminUrl),
    ...createRedirects(settings.apiUrl, capabilities.knows, cache),
    ...createPictures(settings.adminUrl, pictureStore),
    ...createLeads({
      sendLead,
      signAssertion,
      hasCapability: capabilities.has,
      kept,
      enterpriseCompanyId: settings.enterpriseCompanyId,
    }),
    ...createReceipts(settings.publishSecret),
    ...createReaders(capabilities.offers, callExtension),
    invalidateAnswers: cache.invalidate,
    forwarder,
  };
}
