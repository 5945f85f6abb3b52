import { brand } from "@crm/brand";
import { showHtml } from "../fixtures/show-html.ts";
import { listSitemap } from "../fixtures/site-pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("the sitemap lists each page once, by its public address, and no page that is not indexed", async ({
  request,
  baseURL,
}) => {
  const listed = await listSitemap(request);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
  const listedPaths = listed.map((address) => new URL(address).pathname);
  for (const hidden of ["/thankyou", "/demo-thank-you", "/book-demo", "/enterprise-inquiry"]) {
    expect(listedPaths).not.toContain(hidden);
  }
});

test("confirmation pages and the pages of the dialogs' forms have the robots value noindex", async ({
  page,
}) => {
  for (const path of ["/thankyou", "/demo-thank-you", "/book-demo", "/enterprise-inquiry"]) {
    await showHtml(page, path);
    const robots = page.locator('head meta[name="robots"]');
    await expect(robots).toHaveAttribute("content", "noindex");
  }
});

test("structured data is valid JSON of the expected types and contains no unescaped '<'", async ({
  page,
}) => {
  const expected: Record<string, readonly string[]> = {
    "/": ["Organization", "SoftwareApplication", "FAQPage"],
    "/pricing": ["SoftwareApplication", "FAQPage", "BreadcrumbList"],
    "/contact-us": ["Organization", "BreadcrumbList"],
    "/support": ["Organization", "BreadcrumbList"],
    "/whatsapp-api-pricing": ["WebPage", "FAQPage", "BreadcrumbList"],
    "/create-and-add-tags-to-contacts": ["TechArticle", "BreadcrumbList"],
    "/create-whatsapp-business-account": ["TechArticle", "VideoObject", "BreadcrumbList"],
  };
  for (const [path, kinds] of Object.entries(expected)) {
    await showHtml(page, path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.join(""), path).not.toContain("<");
    const blocks = texts.map((text) => JSON.parse(text));
    expect(
      blocks.map((block) => block["@type"]),
      path,
    ).toEqual(expect.arrayContaining([...kinds]));
    expect(blocks.some((block) => block["@type"] === "VideoObject")).toBe(
      path === "/create-whatsapp-business-account",
    );
    const organization = blocks.find((block) => block["@type"] === "Organization");
    if (organization) expect(organization.address.addressCountry).toBe("IN");
  }
  await showHtml(page, "/pricing");
  const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text),
  );
  const software = blocks.find((block) => block["@type"] === "SoftwareApplication");
  expect(software.offers.map((offer: { price: number }) => offer.price)).toEqual([1299, 833]);
  // The yearly plan costs 833 per month and is billed for twelve months at once.
  const terms = software.offers.map(
    ({ priceSpecification }: { priceSpecification: Record<string, unknown> }) =>
      ["price", "billingDuration", "unitCode"].map((name) => priceSpecification[name]),
  );
  expect(terms).toEqual([
    [1299, 1, "MON"],
    [833, 12, "MON"],
  ]);
  // This page has no block for the organization, so the publisher has its name.
  expect(software.publisher).toMatchObject({ "@type": "Organization", name: brand.product.name });
  const faq = blocks.find((block) => block["@type"] === "FAQPage");
  const questions = await page.locator("#faq summary").allTextContents();
  expect(questions).toHaveLength(7);
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
});

test("the video in structured data has a file, a poster and its length", async ({
  page,
  request,
}) => {
  await showHtml(page, "/create-whatsapp-business-account");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const blocks = texts.map((text) => JSON.parse(text));
  const video = blocks.find((block) => block["@type"] === "VideoObject");
  expect(video).toMatchObject({
    name: "Your WhatsApp Business account, step by step",
    duration: "PT32S",
  });
  // Nobody records when the video was made.
  expect(video).not.toHaveProperty("uploadDate");
  for (const [address, type] of [
    [video.contentUrl, "video/mp4"],
    [video.thumbnailUrl, "image/webp"],
  ]) {
    const answer = await request.head(address);
    expect(answer.headers()["content-type"], address).toBe(type);
  }
});

test("llms.txt names the tutorials, and the landing, support and legal pages", async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get("/llms.txt")).text();
  for (const path of [
    "/pricing",
    "/support",
    "/shopify-crm",
    "/create-and-add-tags-to-contacts",
    "/privacy-policy",
    "/terms-and-conditions",
    "/refund-policy",
    "/platform-rules",
  ]) {
    expect(text).toContain(`](${baseURL}${path})`);
  }
});

test("robots.txt, web manifest and icons exist, and each icon is smaller than 5 kB", async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  await showHtml(page, "/");
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
