import { afterEach, beforeEach, expect, it } from "vitest";
import { type HostStandIn, startHostStandIn } from "../../testing/host-stand-in.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

let host: HostStandIn;
let app: ReturnType<typeof createTestApp>;

beforeEach(async () => {
  host = await startHostStandIn();
  const settings = testSettings({ API_URL: `${host.url}/api`, ADMIN_URL: host.url });
  app = createTestApp({ ...settings, siteUrl: "https://www.example.com" });
});
afterEach(() => host.stop());

async function ask(content: string): Promise<{ status: number; text: string }> {
  host.answers["GET /api/article/websit/HelpCentreArticles/slug/a"] = {
    json: {
      success: true,
      article: {
        _id: "1",
        title: "Import contacts",
        slug: "a",
        metaDescription: "What it is about",
        excerpt: "In short",
        publishedAt: "2026-03-02T06:30:00.000Z",
        content,
      },
    },
  };
  const answer = await app.request("https://www.example.com/help-center/c/a.md");
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/markdown/);
  return { status: answer.status, text: await answer.text() };
}

it("answers an article as Markdown, with its title, date, summary and address", async () => {
  expect(await ask("<h2>Steps</h2><ul><li>One</li></ul><script>alert(1)</script>")).toEqual({
    status: 200,
    text: "# Import contacts\n\nPublished on Mar 02, 2026\n\n> What it is about\n\n## Steps\n\n- One\n\n**Summary:** In short\n\nSource: https://www.example.com/help-center/c/a\n",
  });
});

it("answers 410 for an article that was deleted, which browsers don't keep: it may be restored", async () => {
  host.answers["GET /api/capabilities"] = { json: { capabilities: ["old-addresses"] } };
  host.answers["GET /api/moved?path=%2Fhelp-center%2Fc%2Fb"] = { json: { path: null, gone: true } };
  await expect
    .poll(
      async () => {
        const answer = await app.request("https://www.example.com/help-center/c/b.md");
        const kept = answer.headers.get("Cache-Control");
        return [answer.status, await answer.text(), kept];
      },
      { timeout: 10_000 },
    )
    .toEqual([410, "This article has been removed.", "no-cache"]);
});

it.each([
  ["13,300 nested quotes", `${"<blockquote>".repeat(13_300)}Step`],
  ["24,900 headings", "<h2>Step</h2>".repeat(24_900)],
  ["bold marks within each other", `${"<b><i>".repeat(49)}Step`],
  ["cells that claim to be large", '<tr><td colspan="999" rowspan="65000">Step'.repeat(500)],
  [
    "cells whose spans are negative",
    '<table><tr><td colspan="300000">Step</td><td colspan="-300000">b</td></tr></table>',
  ],
])("answers an article of %s with its text", async (_, html) => {
  const { status, text } = await ask(html);
  expect(status).toBe(200);
  expect(text).toContain("Step");
  expect(text).not.toContain("<");
  expect(text.length).toBeLessThan(1_000_000);
});
