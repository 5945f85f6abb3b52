import { expect, it } from "vitest";
import { createTestApp, htmlPage } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

const policy = "default-src 'none'; frame-ancestors 'none'";
const address = "http://localhost:3000/preview/blog/a.b";

function openApp() {
  const rendered: string[] = [];
  const settings = testSettings({ BACKOFFICE_URL: "https://desk.example/" });
  const app = createTestApp(settings, async (key) => {
    rendered.push(key);
    return htmlPage(key, { headers: { "Content-Security-Policy": policy } });
  });
  return { app, rendered };
}

it("a preview is rendered for each request, stored nowhere and found by no search engine", async () => {
  const { app, rendered } = openApp();
  for (const query of ["", "", "?id=1"]) {
    const { status, headers } = await app.request(address + query);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("CDN-Cache-Control")).toBe("no-store");
    expect(headers.get("Surrogate-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.has("ETag")).toBe(false);
  }
  expect(rendered).toEqual(["/preview/blog/a.b", "/preview/blog/a.b", "/preview/blog/a.b"]);
});

it("only the desk may show a preview in a frame, and no other page", async () => {
  const { app } = openApp();
  const preview = await app.request(address);
  expect(preview.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; frame-ancestors https://desk.example",
  );
  expect(preview.headers.has("X-Frame-Options")).toBe(false);
  const page = await app.request("http://localhost:3000/pricing");
  expect(page.headers.get("Content-Security-Policy")).toBe(policy);
  expect(page.headers.get("X-Frame-Options")).toBe("DENY");
});

it("a framed preview has no scripts and takes no focus, and its links open in new tabs", async () => {
  const settings = testSettings();
  const [start, end] = ["<!doctype html><html><head>", "<title>A</title></head>"];
  const html = `${start}<script async="">run("<b>")</script><script src="/a.js"></script>${end}<h2 id="a" autoFocus="">Step</h2>`;
  const app = createTestApp(settings, async () => new Response(html));
  const framed = await (await app.request(`${address}?framed`)).text();
  expect(framed).toBe(`${start}<base target="_blank"/>${end}<h2 id="a">Step</h2>`);
  expect(await (await app.request(address)).text()).toBe(html);
});

it("an address below the previews' path that is none has the same headers", async () => {
  const { app, rendered } = openApp();
  for (const path of ["/preview/news/a.b", "/preview/blog", "/preview/blog/a/b"]) {
    const { headers } = await app.request(`http://localhost:3000${path}`);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  }
  expect((await app.request(`${address}/picture`)).status).toBe(404);
  expect(rendered).toEqual([]);
});
