import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/process/ports.ts";
import { startSystem } from "../fixtures/system.ts";

test("both apps serve metrics on ports of their own, log one id for a request, and report to the alarms", async () => {
  const [sitePort, officePort] = await Promise.all([findFreePort(), findFreePort()]);
  const ports = { SITE_METRICS_PORT: `${sitePort}`, BACKOFFICE_METRICS_PORT: `${officePort}` };
  const system = await startSystem({ ...ports, LOG_LEVEL: "info" });
  try {
    const headers = { "X-Request-Id": "monitor-0001" };
    const search = () => fetch(`${system.siteUrl}/search?q=template`, { headers });
    expect((await search()).headers.get("X-Request-Id")).toBe("monitor-0001");
    const lines = () => system.printed.filter((line) => line.includes('"monitor-0001"'));
    await expect.poll(lines).toContainEqual(expect.stringContaining('"route":"/search"'));
    // A site that starts first learns a moment later that the back office searches articles.
    const searchAndRead = async () => (await search()).text().then(lines);
    await expect
      .poll(searchAndRead)
      .toContainEqual(
        expect.stringMatching(/"name":"backoffice".*"route":"\/api\/search\/articles"/),
      );

    const open = async (page: string) => (await fetch(system.siteUrl + page)).text();
    await open("/blog");
    const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    // The list of changes that the site has just begun to follow may drop a page from the cache once.
    const openAndRead = () => open("/pricing").then(() => read(sitePort));
    await expect.poll(openAndRead).toMatch(/cached_pages_total\{status="200"\} [1-9]/);
    const site = await read(sitePort);
    expect(site).toMatch(/outgoing_request_seconds_count\{call="Call \d+",outcome="2xx"\} \d/);
    expect(site).toContain("spool_oldest_seconds 0");
    expect(site).toMatch(/^disk_free_bytes \d/m);
    const office = await read(officePort);
    expect(office).toContain('route="/api/search/articles",status="200"');
    expect(office).toContain('outbox_mails{state="dead"} 0');
    for (const url of [system.siteUrl, system.backofficeUrl]) {
      const answer = await fetch(`${url}/metrics`, { redirect: "manual" });
      expect([302, 404]).toContain(answer.status);
    }

    const database = new DatabaseSync(path.join(system.dataDir, "backoffice.sqlite"));
    const sources = () => database.prepare("select source, failing from app_reports").all();
    await expect
      .poll(sources, { timeout: 20_000 })
      .toContainEqual({ source: expect.stringMatching(/^the site on /), failing: "{}" });
    database.close();
  } finally {
    await system.stop();
  }
});
