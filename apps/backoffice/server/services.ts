import type { BlockList } from "node:net";
import { listTrustedProxies } from "@crm/server-kit/client-address";
import type { Kysely } from "kysely";
import { type Logger, pino } from "pino";
import { type Auth, createAuth, type PasswordHash } from "./auth/auth.ts";
import { createPasswordAttempts, type PasswordAttempts } from "./auth/password-attempts.ts";
import { createCaptcha } from "./captcha/captcha.ts";
import type { CheckCaptcha } from "./captcha/captcha-check.ts";
import { type DatabaseKind, openDatabase } from "./db/open-database.ts";
import type { Database } from "./db/schema.ts";
import { createQueueByKey, type QueueByKey } from "./leads/queue-by-key.ts";
import { type ConsumeRateLimit, createLimiter } from "./limits/limiter.ts";
import type { MailAddresses } from "./mail/compose/mail-row.ts";
import { createMediaStorage } from "./media/create-media-storage.ts";
import type { MediaStorage } from "./media/media-storage.ts";
import { createNotifySites, type NotifySites } from "./publishing/notify-sites.ts";
import { type ArticleIndex, createArticleIndex } from "./search/article-index.ts";
import type { Settings } from "./settings.ts";

/** The dependencies of handlers, created once per process and once per test. */
export interface Services {
  settings: Settings;
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
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
  notifySites: NotifySites;
  articleIndex: ArticleIndex;
  media: MediaStorage;
}

/** What tests replace. */
export interface ServiceParts extends Partial<Pick<Services, "log" | "now">> {
  passwordHash?: PasswordHash;
}

/** Creates the services for the settings. */
export function createServices(settings: Settings, parts: ServiceParts = {}): Services {
  const { db, kind } = openDatabase(settings.databaseUrl);
  const { now = Date.now, log = pino({ name: "backoffice", level: settings.logLevel }) } = parts;
  const articleIndex = createArticleIndex({ db, now, log });
  const notifySites = createNotifySites({
    urls: settings.siteInternalUrls,
    secret: settings.publishSecret,
    log,
  });
  return {
    settings,
    db,
    databaseKind: kind,
    log,
    now,
    auth: createAuth(settings, db, kind, parts.passwordHash),
    passwordAttempts: createPasswordAttempts(now),
    checkCaptcha: createCaptcha(settings.captcha, settings.publishSecret, now),
    consumeRateLimit: createLimiter(),
    queueByKey: createQueueByKey(),
    trustedProxies: listTrustedProxies(settings.trustedProxies),
    articleIndex,
    media: createMediaStorage(settings),
    notifySites(paths) {
      articleIndex.refresh();
      notifySites(paths);
    },
    mailAddresses: { ...settings.mail, backofficeUrl: settings.backofficeUrl },
  };
}
