import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nodeCommand, runCommand } from "../process/command.ts";
import { commandFile } from "../process/project.ts";

/** A realistic change, and the test that must fail with it. */
interface KnownChange {
  name: string;
  file: string;
  search: string;
  replace: string;
  /** A unit test, or the end-to-end test with the given title. */
  test: string;
  title?: string;
}

const contract = "packages/contract/src";
const office = "apps/backoffice/server";
const site = "apps/site";
const articleHtml = `${site}/app/backend/.server/article-html`;

/** Changes that the tests once did not notice, each a kind of gap that must stay closed. */
export const knownChanges: readonly KnownChange[] = [
  {
    name: "a mail's lease lasts 20 minutes instead of 2",
    file: `${office}/mail/claim-mails.ts`,
    search: "leaseMs = 2 * 60_000",
    replace: "leaseMs = 20 * 60_000",
    test: `${office}/mail/outbox.test.ts`,
  },
  {
    name: "a page is shown for 400 seconds instead of 40",
    file: `${site}/server/page-cache/page-cache.ts`,
    search: "shownMs = 40_000",
    replace: "shownMs = 400_000",
    test: `${site}/server/page-cache/page-cache.test.ts`,
  },
  {
    name: "a host's answer is shown for 200 seconds instead of 20",
    file: `${site}/app/backend/.server/hosts/answer-cache.ts`,
    search: "answerShownMs = 20_000",
    replace: "answerShownMs = 200_000",
    test: `${site}/app/backend/.server/hosts/answer-cache.test.ts`,
  },
  {
    name: "the site accepts 300 demo bookings per 600 seconds instead of 30",
    file: `${site}/server/rate-limits.ts`,
    search: "demo: { requests: 30, seconds: 600 }",
    replace: "demo: { requests: 300, seconds: 600 }",
    test: `${site}/server/rate-limits.test.ts`,
  },
  {
    name: "the back office counts contact messages for 60 seconds instead of 600",
    file: `${office}/limits/rate-limits.ts`,
    search: "contactUs: { requests: 30, seconds: 600 }",
    replace: "contactUs: { requests: 30, seconds: 60 }",
    test: `${office}/limits/rate-limits.test.ts`,
  },
  {
    name: "one of the limited routes has no limit",
    file: `${office}/calls/calls.ts`,
    search: '[addEnterprise, handleAddEnterprise, "addEnterprise"]',
    replace: "[addEnterprise, handleAddEnterprise]",
    test: `${office}/limits/limited-routes.test.ts`,
  },
  {
    name: "the mobile navigation ends at 912 pixels",
    file: `${contract}/limits.ts`,
    search: "mobileNavigationMaxPx: 913",
    replace: "mobileNavigationMaxPx: 912",
    test: `${contract}/limits.test.ts`,
  },
  {
    name: "the monthly plan costs 1399",
    file: `${contract}/pricing/plans.ts`,
    search: "price: 1299",
    replace: "price: 1399",
    test: `${contract}/pricing/pricing.test.ts`,
  },
  {
    name: "a contact phone may have 16 characters",
    file: `${contract}/limits.ts`,
    search: "minLength: 10, maxLength: 15",
    replace: "minLength: 10, maxLength: 16",
    test: `${contract}/calls/form-requests.test.ts`,
  },
  {
    name: "a message may have 5,001 characters",
    file: `${contract}/limits.ts`,
    search: "message: 5_000",
    replace: "message: 5_001",
    test: `${contract}/calls/form-requests.test.ts`,
  },
  {
    name: "the sitemap lacks the tutorials",
    file: `${site}/app/seo/sitemap/list-entries.ts`,
    search: 'route.id !== "root"',
    replace: 'route.id !== "root" && !route.id.startsWith("tutorial-")',
    test: `${site}/app/seo/sitemap/listed-pages.test.ts`,
  },
  {
    name: "the home page lacks a question",
    file: `${site}/app/content/faq.ts`,
    search: "  entries.refund,\n  entries.sources,",
    replace: "  entries.sources,",
    test: `${site}/app/content/faq.test.ts`,
  },
  {
    name: "a span of an article keeps its style",
    file: `${articleHtml}/sanitize-tree.ts`,
    search: '["ol", (given',
    replace: '["span", pick({ style: /./ })],\n  ["ol", (given',
    test: `${articleHtml}/removed-attributes.test.ts`,
  },
  {
    name: "the price's specification in the structured data is that of a year",
    file: `${site}/app/seo/json-ld.ts`,
    search: '"@type": "UnitPriceSpecification",\n        price,',
    replace: '"@type": "UnitPriceSpecification",\n        price: price * months,',
    test: `${site}/app/seo/json-ld.test.ts`,
  },
  {
    name: "a search is sent at every letter",
    file: `${site}/app/search/use-titles.ts`,
    search: "pauseMs = 120",
    replace: "pauseMs = 0",
    test: "e2e/search/title-search.spec.ts",
    title: "waits 120 ms after the last letter",
  },
];

/**
 * Makes each known change in a copy of the checkout, runs its test and undoes the change.
 *
 * @param copy the copy's folder
 * @param wanted words of the changes' names that limit the run; none means all
 * @returns false when a test passed in spite of the change, or a change could not be made
 */
export async function tryKnownChanges(copy: string, wanted: readonly string[]): Promise<boolean> {
  const chosen = knownChanges.filter(({ name }) => wanted.every((word) => name.includes(word)));
  let missed = 0;
  for (const change of chosen) {
    const problem = await findProblem(copy, change);
    if (problem) missed += 1;
    console.info(`${problem ?? "noticed"}: ${change.name} (${change.test})`);
  }
  console.info(`\n${chosen.length - missed} of ${chosen.length} known changes were noticed.`);
  return chosen.length > 0 && missed === 0;
}

/** Returns what went wrong, or undefined when the test passes only without the change. */
async function findProblem(copy: string, change: KnownChange): Promise<string | undefined> {
  const file = path.join(copy, change.file);
  const before = readFileSync(file, "utf8");
  if (before.split(change.search).length !== 2) return "NOT FOUND in its file, or found twice";
  const unchanged = await runTest(copy, change);
  if (!unchanged.passed) return `FAILS without the change:\n${unchanged.output}`;
  writeFileSync(file, before.replace(change.search, change.replace));
  try {
    return (await runTest(copy, change)).passed ? "NOT NOTICED" : undefined;
  } finally {
    writeFileSync(file, before);
  }
}

async function runTest(copy: string, { test, title }: KnownChange) {
  const command =
    title === undefined
      ? nodeCommand(commandFile("vitest", "vitest"), ["run", test], { cwd: copy })
      : nodeCommand(path.join(copy, "scripts/e2e.ts"), [test, "--workers=1", `--grep=${title}`], {
          cwd: copy,
        });
  const { code, output } = await runCommand(command);
  return { passed: code === 0, output };
}
