import { expect, it } from "vitest";
import { startHostStandIn } from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { createBackend } from "../backend.ts";

const notFound = { outcome: "failed", status: 404 };

it.each([
  ...[".", "..", "%2e", "%2E%2e", "%252e%252e"],
  ...["../leads", "..%2Fleads", "a\\..\\b", "\ud83d", ""],
])("reports the id or slug %j as not found without calling a host", async (part) => {
  const host = await startHostStandIn();
  const backend = createBackend(testSettings({ API_URL: host.url, ADMIN_URL: host.url }));
  expect(await backend.getHelpArticle(part)).toEqual(notFound);
  expect(await backend.getHelpArticleBySlug(part)).toEqual(notFound);
  expect(await backend.getHelpCategory(part)).toEqual(notFound);
  expect(await backend.getBlogArticle(part)).toEqual(notFound);
  expect(await backend.getBlogCategory(part)).toEqual(notFound);
  expect(host.calls).toEqual([]);
  await host.stop();
});
