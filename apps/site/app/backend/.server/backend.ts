import { articlePartsCapability } from "@crm/contract/extensions/article-parts";
import { substituteCaptchaCapability } from "@crm/contract/extensions/substitute-captcha";
import type { Answer } from "../articles.ts";
import { isConclusive } from "../is-conclusive.ts";
import { type Blog, createBlog } from "./articles/blog.ts";
import { type ArticleLists, chooseLists } from "./articles/choose-lists.ts";
import { deleteUnpublishedAnswers } from "./articles/delete-unpublished-answers.ts";
import { createHelpCenter, type HelpCenter } from "./articles/help-center.ts";
import { createHelpParts } from "./articles/help-parts.ts";
import { createPostParts } from "./articles/post-parts.ts";
import { createPreviews, type Previews } from "./articles/previews.ts";
import { createQueryHost } from "./articles/query-host.ts";
import { createRedirects, type Redirects } from "./articles/redirects.ts";
import { createWholeHelp } from "./articles/whole-help.ts";
import { createWholePosts } from "./articles/whole-posts.ts";
import { createAnswerCache } from "./hosts/answer-cache.ts";
import { type AnswerStore, noAnswerStore } from "./hosts/answer-store.ts";
import { type KnownProblems, noProblems } from "./hosts/back-office-check.ts";
import { createCapabilities } from "./hosts/capabilities.ts";
import { type ChangeFollower, createChangeFollower } from "./hosts/change-follower.ts";
import { createExtensionClient } from "./hosts/extension-client.ts";
import { createHostClient } from "./hosts/host-client.ts";
import { type CallTimeouts, timeouts } from "./hosts/timeouts.ts";
import { createLeads, type Leads } from "./leads/leads.ts";
import { createReceipts, type Receipts } from "./leads/receipt.ts";
import { createSendLead } from "./leads/send-lead.ts";
import { createSignAssertion } from "./leads/sign-assertion.ts";
import { noPictureStore, type PictureStore } from "./pictures/picture-store.ts";
import { createPictures, type Pictures } from "./pictures/pictures.ts";
import { createOwnData, type OwnData } from "./privacy/own-data.ts";
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
export interface Backend
  extends HelpCenter,
    Blog,
    ArticleLists,
    Redirects,
    Previews,
    Pictures,
    Leads,
    Receipts,
    Readers,
    OwnData {
  /** Marks all cached answers as stale: content has changed at the host. */
  invalidateAnswers(): void;
  /** Learns which content has changed at the host; it must be started. */
  changeFollower: ChangeFollower;
  /** Whether the host may accept a solved challenge of ours in place of a hosted provider's token. */
  acceptsSubstitutes(): Promise<boolean>;
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
  /** Knows when the host would reject every submission because of wrong settings or clocks. */
  backOffice?: KnownProblems;
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
    backOffice = noProblems,
    retries = retryDelays,
  }: BackendParts = {},
): Backend {
  const hosts = createHostClient(settings, callTimeouts);
  const cache = createAnswerCache();
  const queryHost = createQueryHost(hosts, cache, store);
  const capabilities = createCapabilities(settings.apiUrl, Date.now, store);
  const offersParts = () => capabilities.offeredLast(articlePartsCapability);
  const signAssertion = createSignAssertion(settings.publishSecret, capabilities.has);
  const callExtension = createExtensionClient(settings.apiUrl, settings.publishSecret);
  const sendLead = createSendLead(hosts, settings.demoCampaignId);
  const forwarder = createForwarder({
    spool,
    forward: createForward(sendLead, capabilities.has, settings),
    handOver: createHandOver(spool, capabilities.has, callExtension),
    mayForward: () => backOffice.problem() === undefined,
    delays: retries,
  });
  const judge = createJudgeAtReceipt(settings.captcha, capabilities.has);
  const kept = createKeepSubmissions(spool, forwarder, judge, settings, retries);
  const helpCenter = createHelpCenter(queryHost, settings.adminUrl);
  const blog = createBlog(queryHost, settings.adminUrl);
  const changeFollower = createChangeFollower({
    ...{ callExtension, hasCapability: capabilities.has, store },
    async deleteUnpublishedAnswers() {
      if (await offersParts()) return deleteUnpublishedAnswers({ callExtension, cache, store });
      const lists = [helpCenter.listHelpCategories(), blog.listBlogArticles()];
      return (await Promise.all<Answer<unknown>>(lists)).every(isConclusive);
    },
  });
  return {
    ...helpCenter,
    ...blog,
    ...chooseLists(
      offersParts,
      { ...createHelpParts(queryHost), ...createPostParts(queryHost, settings.adminUrl) },
      { ...createWholeHelp(helpCenter), ...createWholePosts(blog) },
    ),
    ...createRedirects(settings.apiUrl, capabilities.knows, cache),
    ...createPreviews({
      ...{ callExtension, knows: capabilities.knows },
      ...{ publishSecret: settings.publishSecret, mediaBase: settings.adminUrl },
    }),
    ...createPictures(settings.adminUrl, pictureStore),
    ...createLeads({
      sendLead,
      signAssertion,
      hasCapability: capabilities.has,
      kept,
      backOffice,
      captchaProvider: settings.captcha.provider,
      enterpriseCompanyId: settings.enterpriseCompanyId,
    }),
    ...createReceipts(settings.publishSecret),
    ...createReaders(capabilities.offers, callExtension),
    ...createOwnData(capabilities.offers, signAssertion, callExtension),
    // A host that gives no answer now gets the form from the spool, with the site's verdict.
    acceptsSubstitutes: async () =>
      settings.captcha.verify === "site" ||
      (await capabilities.has(substituteCaptchaCapability)) !== false,
    invalidateAnswers: cache.invalidate,
    changeFollower,
    forwarder,
  };
}
