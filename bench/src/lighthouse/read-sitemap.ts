import { sitemapPath } from "@crm/contract/pages/sitemap";

/** Returns the path of every page of the sitemap, which is read through its index. */
export async function readSitemap(siteUrl: string): Promise<string[]> {
  const parts = await readAddresses(siteUrl + sitemapPath);
  const pages = await Promise.all(
    parts.map((part) => readAddresses(siteUrl + new URL(part).pathname)),
  );
  return pages.flat().map((address) => new URL(address).pathname);
}

async function readAddresses(url: string): Promise<string[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => address,
  );
}
