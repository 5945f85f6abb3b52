import { expect, test } from "@playwright/test";
import { startSite, startSystem } from "../fixtures/system.ts";

test("a site whose secrets differ from the back office's is not ready, reports why and serves its pages", async () => {
  const system = await startSystem();
  const given = { API_URL: `${system.backofficeUrl}/api`, ADMIN_URL: system.backofficeUrl };
  const site = await startSite(given);
  try {
    expect(await (await fetch(`${system.siteUrl}/readyz`)).json()).toEqual({ ok: true });
    const readiness = () => fetch(`${site.siteUrl}/readyz`).then((answer) => answer.json());
    const sentence =
      "The back office does not accept this site's signature; give both the same PUBLISH_SECRET, or the same DATA_DIR, and start both again.";
    await expect
      .poll(readiness)
      .toEqual({ ok: false, message: sentence, failing: { settings: sentence } });
    expect(site.printed.filter((line) => line.includes('"level":50'))).toHaveLength(1);
    expect((await fetch(`${site.siteUrl}/pricing`)).status).toBe(200);
    expect((await fetch(`${site.siteUrl}/livez`)).status).toBe(200);
  } finally {
    await site.stop();
    await system.stop();
  }
});
