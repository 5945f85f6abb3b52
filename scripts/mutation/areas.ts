import path from "node:path";

/**
 * A part of the code that is mutated, and the tests that must notice. Paths may end with `/*`, the
 * files in a folder, or with `/**`, those in its subfolders too.
 */
export interface Area {
  folder: string;
  sources: readonly string[];
  tests: readonly string[];
  /** Whether some of the tests need PostgreSQL. Elsewhere they would only take twice as long with it. */
  needsPostgres?: true;
}

const office = "apps/backoffice/server";
const site = "apps/site/server";

/**
 * The areas of `npm run mutate`. Each one runs only the tests that are named here: the packages'
 * own tests, and for the apps the tests that reach the folder through HTTP requests.
 */
export const areas: readonly Area[] = [
  ...["packages/contract", "packages/whatsapp", "packages/server-kit"].map((folder) => ({
    folder,
    sources: [`${folder}/src/**`],
    tests: [`${folder}/**`],
  })),
  {
    folder: `${office}/leads`,
    sources: [`${office}/leads/*`, `${office}/queue-by-key.ts`],
    tests: [
      `${office}/leads/*`,
      `${office}/queue-by-key.test.ts`,
      `${office}/captcha/verified-by-site.test.ts`,
      `${office}/calls/lead-calls.test.ts`,
      `${office}/calls/send-demo-mail.test.ts`,
      `${office}/desk/contacts/*`,
      `${office}/desk/leads/leads.test.ts`,
      `${office}/desk/leads/queue.test.ts`,
      `${office}/desk/live/events.test.ts`,
      `${office}/desk/reports/reports.test.ts`,
      `${office}/lead-api/lead-capture.test.ts`,
      `${office}/limits/limiter.test.ts`,
    ],
  },
  {
    folder: `${office}/mail`,
    sources: [`${office}/mail/*`],
    tests: [
      `${office}/mail/*`,
      `${office}/auth/person-links.test.ts`,
      `${office}/calls/send-demo-mail.test.ts`,
      `${office}/contacts/erase-person.test.ts`,
      `${office}/desk/contacts/*`,
      `${office}/desk/outbox/outbox.test.ts`,
      `${office}/desk/settings/settings.test.ts`,
      `${office}/leads/held-lead.test.ts`,
      `${office}/metrics.test.ts`,
      `${office}/privacy-requests/*`,
    ],
  },
  {
    folder: `${office}/mail/compose`,
    sources: [`${office}/mail/compose/*`],
    tests: [`${office}/mail/compose/*`],
  },
  {
    folder: `${office}/captcha`,
    sources: [`${office}/captcha/*`],
    tests: [
      `${office}/captcha/*`,
      `${office}/leads/submit-lead.test.ts`,
      `${office}/leads/spooled-leads.test.ts`,
    ],
  },
  {
    folder: `${office}/auth`,
    sources: [`${office}/auth/*`],
    tests: [
      `${office}/auth/*`,
      `${office}/audit/*`,
      `${office}/desk/access.test.ts`,
      `${office}/desk/people/*`,
      `${office}/reports/monday-mail.test.ts`,
    ],
  },
  {
    folder: `${office}/limits`,
    sources: [`${office}/limits/*`],
    tests: [`${office}/limits/*`, `${office}/leads/spooled-leads.test.ts`],
    needsPostgres: true,
  },
  {
    folder: site,
    sources: [`${site}/middleware/limit-requests.ts`, `${site}/middleware/limit-searches.ts`],
    tests: [
      `${site}/rate-limits.test.ts`,
      `${site}/middleware/limit-requests.test.ts`,
      `${site}/middleware/limit-searches.test.ts`,
      `${site}/middleware/limited-routes.test.ts`,
      `${site}/feedback/answer-feedback.test.ts`,
      `${site}/forms/form-guards.test.ts`,
    ],
  },
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const matches = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => {
    if (pattern.endsWith("/**")) return file.startsWith(pattern.slice(0, -2));
    if (pattern.endsWith("/*")) return path.posix.dirname(file) === pattern.slice(0, -2);
    return file === pattern;
  });

/**
 * The files of an area to mutate.
 *
 * @param files the project's files
 * @param wanted folders or files that limit the run; none means all
 */
export function listMutated(
  { sources }: Area,
  files: readonly string[],
  wanted: readonly string[],
): string[] {
  return files
    .filter((file) => file.endsWith(".ts") && !isTest(file) && matches(file, sources))
    .filter((file) => wanted.length === 0 || wanted.some((start) => file.startsWith(start)));
}

/** The test files of an area. */
export function listTests({ tests }: Area, files: readonly string[]): string[] {
  return files.filter((file) => isTest(file) && matches(file, tests));
}
