import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  publishArticle,
  scheduleArticle,
} from "../../apps/backoffice/server/articles/publish-article.ts";
import { createDueArticles } from "../../apps/backoffice/server/publishing/due-articles.ts";
import { createServices, type Services } from "../../apps/backoffice/server/services.ts";
import {
  insertArticle,
  insertCategory,
} from "../../apps/backoffice/server/testing/sample-content.ts";
import { serveOffice } from "../../apps/backoffice/server/testing/serve-office.ts";
import {
  openTestBackoffice,
  type TestBackoffice,
} from "../../apps/backoffice/server/testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../apps/backoffice/server/testing/test-databases.ts";
import { createBackend } from "../../apps/site/app/backend/.server/backend.ts";
import { testSettings } from "../../apps/site/testing/test-settings.ts";

describeOnEachDatabase("two copies of the site and two back offices", (createDatabase) => {
  let office: TestBackoffice;
  let other: Services;
  let close: (() => Promise<unknown>)[];
  /** The paths that each copy of the site was told to invalidate. */
  let invalidated: [string[], string[]];
  let id: string;

  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    // The site signs with the real clock.
    office.clock.now = Date.now();
    const { settings, log } = office.services;
    other = createServices(settings, { now: () => office.clock.now, log });
    invalidated = [[], []];
    close = [];
    const section = "help";
    const category_id = await insertCategory(office, { section, slug: "templates" });
    id = await insertArticle(office, { section, category_id, slug: "new", published_at: null });
    await office.services.changeFeed.change(async () => ["/"]);
    for (const [index, services] of [office.services, other].entries()) {
      const { url, close: closeServer } = await serveOffice(services);
      const { publishSecret } = services.settings;
      const { changeFollower, ...site } = createBackend(
        testSettings({ API_URL: `${url}/api`, ADMIN_URL: url, PUBLISH_SECRET: publishSecret }),
      );
      changeFollower.start((paths) => {
        site.invalidateAnswers();
        invalidated[index as 0 | 1].push(...paths);
      });
      close.push(async () => changeFollower.stop(), closeServer);
    }
    // Both have made their first request.
    await vi.waitFor(() => expect(invalidated).toEqual([["*"], ["*"]]), 10_000);
  });
  afterEach(async () => {
    other.changeFeed.stop();
    office.services.changeFeed.stop();
    for (const step of close) await step();
    await other.db.destroy();
    await office.close();
  });

  const page = "/help-center/templates/new";

  it("see within two seconds what is published at one back office", async () => {
    await publishArticle(office.services, id);
    for (const paths of invalidated) {
      await vi.waitFor(() => expect(paths).toContain(page), { timeout: 2_000, interval: 10 });
    }
  });

  it("see a scheduled article when one back office finds that it is due", async () => {
    await scheduleArticle(office.services, id, office.clock.now + 60_000);
    office.clock.now += 60_000;
    await createDueArticles(other).check();
    for (const paths of invalidated) {
      await vi.waitFor(() => expect(paths).toContain(page), { timeout: 2_000, interval: 10 });
    }
  });
});
