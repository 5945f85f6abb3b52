import type { Migration } from "kysely/migration";
import { firstTables } from "./2026-11-21-first-tables.ts";
import { pictureAlt } from "./2026-11-21-picture-alt.ts";
import { slugsAndRevisions } from "./2026-11-21-slugs-and-revisions.ts";
import { visitorsAnswers } from "./2026-11-21-visitors-answers.ts";
import { installation } from "./2026-11-22-installation.ts";
import { oneRecipientEach } from "./2026-11-22-one-recipient-each.ts";
import { oversizedArticles } from "./2026-11-22-oversized-articles.ts";
import { visitorsMailboxes } from "./2026-11-22-visitors-mailboxes.ts";
import { withheldLeads } from "./2026-11-22-withheld-leads.ts";
import { sampleArticles } from "./2026-11-23-sample-articles.ts";
import { undeliveredLeads } from "./2026-11-23-undelivered-leads.ts";
import { alarms } from "./2026-11-24-alarms.ts";
import { contentChanges } from "./2026-11-24-content-changes.ts";
import { sharedRateLimits } from "./2026-11-24-rate-limits.ts";
import { severalOffices } from "./2026-11-24-several-offices.ts";
import { auditEvents } from "./2026-11-25-audit-events.ts";
import { capturedLeads } from "./2026-11-25-captured-leads.ts";
import { companyKeys } from "./2026-11-25-company-keys.ts";
import { leadInbox } from "./2026-11-25-lead-inbox.ts";
import { leadQueue } from "./2026-11-25-lead-queue.ts";
import { personLinks } from "./2026-11-25-person-links.ts";
import { privacyRequests } from "./2026-11-25-privacy-requests.ts";
import { webhooks } from "./2026-11-25-webhooks.ts";
import { workingCopies } from "./2026-11-26-working-copies.ts";
import { answerFilters } from "./2026-11-27-answer-filters.ts";
import { editingTabs } from "./2026-11-27-editing-tabs.ts";
import { feedbackDone } from "./2026-11-27-feedback-done.ts";
import { pictures } from "./2026-11-27-pictures.ts";
import { webhookQueues } from "./2026-11-27-webhook-queues.ts";
import { articleParts } from "./2026-11-28-article-parts.ts";
import { searchIndex } from "./2026-11-28-search-index.ts";
import { articleCounts } from "./2026-11-29-article-counts.ts";
import { leadStorage } from "./2026-11-29-lead-storage.ts";

/** In order of their names. Never change a released migration; add another one. */
export const migrations: Record<string, Migration> = {
  "2026-11-21-first-tables": firstTables,
  "2026-11-21-picture-alt": pictureAlt,
  "2026-11-21-slugs-and-revisions": slugsAndRevisions,
  "2026-11-21-visitors-answers": visitorsAnswers,
  "2026-11-22-installation": installation,
  "2026-11-22-one-recipient-each": oneRecipientEach,
  "2026-11-22-oversized-articles": oversizedArticles,
  "2026-11-22-visitors-mailboxes": visitorsMailboxes,
  "2026-11-22-withheld-leads": withheldLeads,
  "2026-11-23-sample-articles": sampleArticles,
  "2026-11-23-undelivered-leads": undeliveredLeads,
  "2026-11-24-alarms": alarms,
  "2026-11-24-content-changes": contentChanges,
  "2026-11-24-rate-limits": sharedRateLimits,
  "2026-11-24-several-offices": severalOffices,
  "2026-11-25-captured-leads": capturedLeads,
  "2026-11-25-company-keys": companyKeys,
  "2026-11-25-lead-inbox": leadInbox,
  "2026-11-25-lead-queue": leadQueue,
  "2026-11-25-webhooks": webhooks,
  "2026-11-25-audit-events": auditEvents,
  "2026-11-25-person-links": personLinks,
  "2026-11-25-privacy-requests": privacyRequests,
  "2026-11-26-working-copies": workingCopies,
  "2026-11-27-answer-filters": answerFilters,
  "2026-11-27-webhook-queues": webhookQueues,
  "2026-11-27-editing-tabs": editingTabs,
  "2026-11-27-pictures": pictures,
  "2026-11-27-feedback-done": feedbackDone,
  "2026-11-28-article-parts": articleParts,
  "2026-11-28-search-index": searchIndex,
  "2026-11-29-article-counts": articleCounts,
  "2026-11-29-lead-storage": leadStorage,
};
