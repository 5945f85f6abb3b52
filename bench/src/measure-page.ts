import { writeFileSync } from "node:fs";
import path from "node:path";
import { mergeArticleLists } from "@crm/contract/calls/article";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import { loadPage } from "./load.ts";
import type { Measure } from "./measure.ts";
import { type Place, startBaseline } from "./system.ts";

/** Measures a help article from the site's page cache against the same bytes from memory. */
export async function measurePage(system: Place, seconds: number): Promise<Measure> {
  const url = await findPage(system);
  const { bare, headers, bytes } = await startBarePage(system, url);
  try {
    const baseline = await loadPage(bare.url, seconds);
    const product = await loadPage(url, seconds);
    if (product.bad > 0) throw new Error(`${product.bad} answers were not pages`);
    return {
      name: "help article, cached",
      unit: "requests/s",
      product: product.requestsPerSecond,
      baseline: baseline.requestsPerSecond,
      baselineName: "Node, same bytes",
      isMoreBetter: true,
      detail: `${bytes.length} bytes ${headers["content-encoding"] ?? "plain"}, p99 ${product.p99} ms`,
    };
  } finally {
    await bare.stop();
  }
}

/** The address of a help article at the site. */
export async function findPage(system: Place): Promise<string> {
  return `${system.siteUrl}${await findArticle(system)}`;
}

/** Starts the baseline with the bytes and headers of a page. */
export async function startBarePage({ dataDir }: Place, url: string) {
  const { headers, bytes } = await fetchRaw(url);
  const file = path.join(dataDir, "page");
  writeFileSync(file, bytes);
  const bare = await startBaseline("bare-page.ts", [file, JSON.stringify(headers)]);
  return { bare, headers, bytes };
}

async function findArticle({ backofficeUrl }: Place): Promise<string> {
  const answer = await fetch(backofficeUrl + listHelpCategories.path);
  const { categories = [] } = listHelpCategories.response.parse(await answer.json());
  for (const category of categories) {
    const [article] = mergeArticleLists(category);
    if (article) return `/help-center/${category.slug}/${article.slug}`;
  }
  throw new Error("There is no help article");
}

/** Fetches the answer without decompressing it, as `fetch` would. */
async function fetchRaw(url: string) {
  const { request } = await import("node:http");
  return new Promise<{ headers: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "br, gzip" } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const { connection: _, "keep-alive": __, date: ___, ...headers } = answer.headers;
      resolve({ headers: headers as Record<string, string>, bytes: Buffer.concat(chunks) });
    });
    asked.on("error", reject).end();
  });
}
