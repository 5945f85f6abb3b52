import type { BlockList } from "node:net";
import { listTrustedProxies } from "@crm/server-kit/client-address";
import { findFreeBytes } from "@crm/server-kit/free-disk";
import { createMemoryCounter } from "@crm/server-kit/memory-counter";
import type { Kysely } from "kysely";
import { type Logger, pino } from "pino";
import { type Auth, createAuth, type PasswordHash } from "./auth/auth.ts";
import { createPasswordAttempts, type PasswordAttempts } from "./auth/password-attempts.ts";
import { recordLock } from "./auth/record-lock.ts";
import { createCaptcha } from "./captcha/captcha.ts";
import type { CheckCaptcha } from "./captcha/captcha-check.ts";
import { type CommitInGroup, createGroupCommits } from "./db/group-commits.ts";
import { type DatabaseKind, openDatabase } from "./db/open-database.ts";
import type { Database } from "./db/schema.ts";
import { createLeadFeed, type LeadFeed } from "./leads/lead-feed.ts";
import { type ConsumeRateLimit, createLimiter } from "./limits/limiter.ts";
import { createSharedCounters } from "./limits/shared-counters.ts";
import type { MailAddresses } from "./mail/compose/mail-row.ts";
import { createMediaStorage } from "./media/create-media-storage.ts";
import type { MediaStorage } from "./media/media-storage.ts";
import { createVariantMaker, type VariantMaker } from "./media/variant-maker.ts";
import { type ChangeFeed, createChangeFeed } from "./publishing/change-feed.ts";
import { createQueueByKey, type QueueByKey } from "./queue-by-key.ts";
import { type ArticleIndex, createArticleIndex } from "./search/article-index.ts";
import type { Settings } from "./settings.ts";

/** The dependencies of handlers, created once per process and once per test. */
export interface Services {
  settings: Settings;
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
  commitInGroup: CommitInGroup;
  log: Logger;
  /** Epoch milliseconds; tests set it instead of waiting. */
  now: () => number;
  auth: Auth;
  passwordAttempts: PasswordAttempts;
  checkCaptcha: CheckCaptcha;
  consumeRateLimit: ConsumeRateLimit;
  queueByKey: QueueByKey;
  trustedProxies: BlockList;
  mailAddresses: MailAddresses;
  changeFeed: ChangeFeed;
  leadFeed: LeadFeed;
  articleIndex: ArticleIndex;
  /** The free space on the disk of `DATA_DIR`. */
  findFreeBytes: () => Promise<number>;
  media: MediaStorage;
  variantMaker: VariantMaker;
}

/** What tests replace. */
export interface ServiceParts extends Partial<Pick<Services, "log" | "now">> {
  passwordHash?: PasswordHash;
}

/** Creates the services for the settings. */
export function createServices(settings: Settings, parts: ServiceParts = {}): Services {
  const { db, kind } = openDatabase(settings.databaseUrl);
  const { now = Date.now, log = pino({ name: "backoffice", level: settings.logLevel }) } = parts;
  // One process uses a SQLite file, so it counts in memory.
  const createCounter =
    kind === "postgres"
      ? createSharedCounters({ db, log, secret: settings.publishSecret })
      : createMemoryCounter;
  const auth = createAuth(settings, db, kind, parts.passwordHash);
  const articleIndex = createArticleIndex({ db, now, log });
  const media = createMediaStorage(settings);
  return {
    settings,
    db,
    databaseKind: kind,
    commitInGroup: createGroupCommits({ db, kind }),
    log,
    now,
    auth,
    passwordAttempts: createPasswordAttempts(now, createCounter, (lock) =>
      recordLock({ auth, db, now }, lock).catch((error: unknown) =>
        log.error({ err: error }, "can't record that sign-in is blocked"),
      ),
    ),
    checkCaptcha: createCaptcha(settings.captcha, settings.publishSecret, now),
    consumeRateLimit: createLimiter(createCounter),
    queueByKey: createQueueByKey(),
    trustedProxies: listTrustedProxies(settings.trustedProxies),
    articleIndex,
    changeFeed: createChangeFeed({
      ...{ db, databaseUrl: settings.databaseUrl, now },
      onChange: () => articleIndex.refresh(),
    }),
    leadFeed: createLeadFeed({
      ...{ db, databaseUrl: settings.databaseUrl, now },
      onError: (error) => log.error({ err: error }, "can't read the changes of leads"),
    }),
    findFreeBytes: () => findFreeBytes(settings.dataDir),
    media,
    variantMaker: createVariantMaker({ db, log, media, now }),
    mailAddresses: { ...settings.mail, backofficeUrl: settings.backofficeUrl },
  };
}
