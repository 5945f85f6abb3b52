import { brand } from "@crm/brand";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

async function listPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

test("the sitemap lists each page once, by its public address, and none that is hidden", async ({
  request,
  baseURL,
}) => {
  const listed = await listPages(request);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.every((address) => address.startsWith(`${baseURL}/`))).toBe(true);
  const paths = listed.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/", "/pricing", "/contact-us", "/support"]));
  expect(paths).not.toContain("/thankyou");
  expect(paths).not.toContain("/demo-thank-you");
  for (const address of listed) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test("pages that confirm something ask not to be listed", async ({ page }) => {
  for (const path of ["/thankyou", "/demo-thank-you"]) {
    await page.goto(path);
    const robots = page.locator('head meta[name="robots"]');
    await expect(robots).toHaveAttribute("content", "noindex");
  }
});

test("every page says what it is: title, description, address, previews, all its own", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of await listPages(request)) {
    const head = await page.evaluate(readHead, await (await request.get(address)).text());
    expect(head.title, address).toContain(brand.product.name);
    expect(head.meta.description?.length, address).toBeGreaterThan(20);
    expect(titles.get(head.title), `${address}: the title is another page's too`).toBeUndefined();
    titles.set(head.title, address);
    const description = head.meta.description ?? "";
    expect(descriptions.get(description), `${address}: the description too`).toBeUndefined();
    descriptions.set(description, address);

    expect(head.canonical, address).toBe(address);
    expect(head.meta, address).toMatchObject({
      "og:url": address,
      "og:description": description,
      "og:title": expect.stringMatching(/./),
      "og:image": expect.stringMatching(/^http/),
      "twitter:card": expect.stringMatching(/^summary/),
      "twitter:title": expect.stringMatching(/./),
    });
  }
});

/** Runs in the browser: what the head of a page, given as text, says. */
function readHead(html: string) {
  const { head, title } = new DOMParser().parseFromString(html, "text/html");
  const tags = [...head.querySelectorAll("meta[content]")].map((tag) => [
    tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
    tag.getAttribute("content") ?? "",
  ]);
  return {
    title,
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    meta: Object.fromEntries(tags) as Record<string, string | undefined>,
  };
}

test("structured data is valid JSON of the right kinds, and escapes what could end its script", async ({
  page,
}) => {
  const expected: Record<string, readonly string[]> = {
    "/": ["Organization", "SoftwareApplication", "FAQPage"],
    "/pricing": ["SoftwareApplication", "FAQPage", "BreadcrumbList"],
    "/contact-us": ["Organization", "BreadcrumbList"],
    "/support": ["Organization", "BreadcrumbList"],
  };
  for (const [path, kinds] of Object.entries(expected)) {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.join(""), path).not.toContain("<");
    const blocks = texts.map((text) => JSON.parse(text));
    expect(
      blocks.map((block) => block["@type"]),
      path,
    ).toEqual(expect.arrayContaining([...kinds]));
  }
  await page.goto("/pricing");
  const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text),
  );
  const software = blocks.find((block) => block["@type"] === "SoftwareApplication");
  expect(software.offers.map((offer: { price: number }) => offer.price)).toEqual([1299, 833]);
  const faq = blocks.find((block) => block["@type"] === "FAQPage");
  const questions = await page.locator("#faq summary").allTextContents();
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
});

test("robots.txt, web manifest and icons are there, and the icons are small", async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  await page.goto("/");
  const href = await page.locator('head link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ name: brand.product.name, theme_color: brand.colours.paper });
  const icons = await page
    .locator('head link[rel="icon"],head link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const all = [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)];
  for (const path of new Set(all)) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()["content-type"], path).toMatch(/^image\/(?:png|svg\+xml)/);
    expect((await icon.body()).length, path).toBeLessThan(5_000);
  }
});
