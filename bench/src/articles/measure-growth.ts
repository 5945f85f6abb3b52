import { setTimeout as pause } from "node:timers/promises";
import { callPath } from "@crm/contract/calls/call";
import { getBlogArticle } from "@crm/contract/calls/get-blog-article";
import { getHelpArticle } from "@crm/contract/calls/get-help-article";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { listBlogArticles } from "@crm/contract/calls/list-blog-articles";
import { listBlogCategories } from "@crm/contract/calls/list-blog-categories";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import { sitemapPath } from "@crm/contract/pages/sitemap";
import { invalidatePages } from "../invalidate-pages.ts";
import { median } from "../median.ts";
import { type StartTimes, startSystem } from "../system.ts";
import { fillDatabase, itemsShown, places } from "./fill-database.ts";

/** One line of the table: the same page or call with few and with many articles. */
export interface Growth {
  name: string;
  /** Milliseconds, medians. */
  few: number;
  many: number;
  /** Uncompressed bytes of the answer. */
  fewBytes: number;
  manyBytes: number;
  /** True if it must not grow with the number of articles. */
  isFlat: boolean;
}

interface Site {
  siteUrl: string;
  backofficeUrl: string;
  dataDir: string;
}

type Addresses = Record<string, string>;

/** Pages that show a fixed number of items. */
const pages: Addresses = {
  "help home": "/help-center",
  [`category of ${itemsShown}`]: `/help-center/${places.small}`,
  "help article": `/help-center/${places.small}/${places.help}-3`,
  "help article by id": `/help-center/${places.small}/${places.help}-4?id=help-4`,
  "blog, page 2": "/blog?page=2",
  "blog, oldest first": "/blog?sort=oldest",
  "blog, a category": "/blog?category=blog-1&page=2",
  "search of titles": "/search/help-center.json?q=thing%20number%207%20in",
  "blog post": `/blog/${places.post}-3`,
};
const calls: Addresses = {
  "call 7": callPath(getHelpArticle, { id: "help-5" }),
  "call 8": callPath(getHelpArticleBySlug, { articleSlug: `${places.help}-5` }),
  "call 10": callPath(getBlogArticle, { id: "blog-5" }),
};
const lists: Addresses = {
  "call 5, all help titles": listHelpCategories.path,
  "call 9, all posts": listBlogArticles.path,
  "call 11, categories with counts": listBlogCategories.path,
};
const growing: Addresses = {
  "a part of the sitemap": "/sitemaps/1.xml",
  sitemap: sitemapPath,
  feed: "/blog/feed.xml",
  "llms.txt": "/llms.txt",
  "index of titles": "/search/blog.json",
};

const on = (base: "siteUrl" | "backofficeUrl", addresses: Addresses) =>
  Object.entries(addresses).map(([name, path]) => ({ name, base, path }));

const asked = [
  ...on("siteUrl", pages),
  ...on("backofficeUrl", calls),
  ...on("backofficeUrl", lists),
  ...on("siteUrl", growing),
];

/**
 * Measures the same pages and calls on two systems that differ only in the number of articles. The
 * systems alternate, so that other load on the machine affects both.
 */
export async function measureGrowth(few: number, many: number, rounds: number): Promise<Growth[]> {
  const systems = [await startSystem(), await startSystem()] as const;
  try {
    const sites = systems.map(({ siteUrl, backofficeUrl, dataDir }, index) => {
      fillDatabase(dataDir, index === 0 ? few : many);
      return { siteUrl, backofficeUrl, dataDir };
    }) as unknown as readonly [Site, Site];
    // Filling takes longer than the apps keep an idle connection; `fetch` sees here that they closed it.
    await pause(1_000);
    const measured = new Map<string, [Sample[], Sample[]]>();
    // The first rounds warm up the JavaScript engine.
    for (let round = -3; round < rounds; round++) {
      await Promise.all(sites.map(startRound));
      for (const { name, base, path } of asked) {
        const both = measured.get(name) ?? [[], []];
        measured.set(name, both);
        for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const sample = await ask(sites[index][base] + path);
          if (round >= 0) both[index].push(sample);
        }
      }
    }
    const starts = [await measureStarts(systems[0]), await measureStarts(systems[1])] as const;
    const growths = [...measured].map(([name, [a, b]]) => ({
      name,
      few: median(a.map(({ ms }) => ms)),
      many: median(b.map(({ ms }) => ms)),
      fewBytes: a[0]?.bytes ?? 0,
      manyBytes: b[0]?.bytes ?? 0,
      isFlat: name in pages || name in calls,
    }));
    const startsOf = (name: string, app: keyof StartTimes) => ({
      ...{ name, fewBytes: 0, manyBytes: 0, isFlat: true },
      few: starts[0][app],
      many: starts[1][app],
    });
    return [
      ...growths,
      startsOf("start of the site", "site"),
      startsOf("start of the back office", "backOffice"),
    ];
  } finally {
    await Promise.all(systems.map((system) => system.stop()));
  }
}

/** Invalidates all pages, and fetches the lists that they need before anything is measured. */
async function startRound({ siteUrl, dataDir }: Site): Promise<void> {
  await invalidatePages(dataDir);
  await ask(siteUrl + sitemapPath);
  await ask(`${siteUrl}/blog?page=3`);
}

/** Until each app answers again. Medians. */
async function measureStarts(system: { restart(): Promise<StartTimes> }): Promise<StartTimes> {
  const starts = [await system.restart(), await system.restart(), await system.restart()];
  return {
    site: median(starts.map(({ site }) => site)),
    backOffice: median(starts.map(({ backOffice }) => backOffice)),
  };
}

interface Sample {
  ms: number;
  bytes: number;
}

async function ask(address: string): Promise<Sample> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const ms = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
  return { ms, bytes };
}
