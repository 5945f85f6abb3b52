import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createNotifySites } from "./notify-sites.ts";

interface Heard {
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** A fake site instance that records events and gives the answers of the test. */
async function startSite(answers: number[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    const body = JSON.parse(await text(request));
    heard.push({ path: url, authorization: headers.authorization, body });
    // The body must not be read.
    response.writeHead(answers.shift() ?? 200, { "Content-Encoding": "br" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("notifying the sites of a change", () => {
  const answers: number[] = [];
  const servers: Server[] = [];
  const open = async () => {
    const site = await startSite(answers);
    servers.push(site.server);
    return site;
  };
  const log = pino({ level: "silent" });
  beforeEach(() => {
    answers.length = 0;
  });
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it("reaches every instance with the secret and each path once", async () => {
    const [first, second] = [await open(), await open()];
    const tell = createNotifySites({ urls: [first.url, second.url], secret: "s3cret", log });
    expect(tell(["/blog", "/blog/a", "/blog"])).toBeUndefined();
    for (const { heard } of [first, second]) {
      await vi.waitFor(() => expect(heard).toHaveLength(1));
      expect(heard).toEqual([
        {
          path: "/_events/publish",
          authorization: "Bearer s3cret",
          body: { paths: ["/blog", "/blog/a"] },
        },
      ]);
    }
  });

  it("is retried when the site fails", async () => {
    const site = await open();
    answers.push(503);
    createNotifySites({ urls: [site.url], secret: "s3cret", log })(["/blog"]);
    await vi.waitFor(() => expect(site.heard).toHaveLength(2), { timeout: 5_000 });
  });

  it("names all pages when there are too many paths", async () => {
    const site = await open();
    const paths = Array.from({ length: 1_001 }, (_, index) => `/blog/${index}`);
    createNotifySites({ urls: [site.url], secret: "s3cret", log })(paths);
    await vi.waitFor(() => expect(site.heard).toMatchObject([{ body: { paths: ["*"] } }]));
  });

  it("names all pages when the body would be too large", async () => {
    const site = await open();
    const paths = Array.from({ length: 900 }, (_, index) => `/blog/${"long-".repeat(20)}${index}`);
    createNotifySites({ urls: [site.url], secret: "s3cret", log })(paths);
    await vi.waitFor(() => expect(site.heard).toMatchObject([{ body: { paths: ["*"] } }]));
  });

  it("does not follow redirects with the secret", async () => {
    const [site, elsewhere] = [await open(), await open()];
    let asked = 0;
    site.server.removeAllListeners("request");
    site.server.on("request", (_, response) => {
      asked += 1;
      response.writeHead(307, { Location: elsewhere.url }).end();
    });
    createNotifySites({ urls: [site.url], secret: "s3cret", log })(["/blog"]);
    // This is the second attempt, after the end of the first one.
    await vi.waitFor(() => expect(asked).toBe(2), { timeout: 5_000 });
    expect(elsewhere.heard).toEqual([]);
  });
});
