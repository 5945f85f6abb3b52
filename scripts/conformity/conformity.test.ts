import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadSecrets } from "@crm/server-kit/secrets";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCaptchaToken } from "../../apps/backoffice/server/testing/create-captcha-token.ts";
import { createOffice, type KillableOffice } from "../../chaos/src/office/office.ts";
import { calls } from "../../e2e/stand-in/twelve-calls.ts";
import { runConformity } from "./run-conformity.ts";

const leads = { campaignId: "campaign-42", companyId: "company-7", makeToken: async () => "token" };

describe("a host with one fault per call", () => {
  let server: Server;
  let url: string;
  /** Replaces the body of a call's answer; a function gets the good one. */
  let faults: Record<number, (good: never) => unknown>;

  beforeEach(async () => {
    faults = {};
    server = createServer((request, response) => {
      const path = request.url ?? "";
      const call = calls.find((each) => each.method === request.method && each.path.test(path));
      request.resume().on("end", () => {
        if (!call) return response.writeHead(404).end("<h1>Not found</h1>");
        const parts = call.path.exec(path)?.slice(1).map(decodeURIComponent) ?? [];
        const good = call.answer(parts);
        const body = faults[call.number]?.(good as never) ?? good;
        const status = body === "fails" ? 500 : 200;
        response.writeHead(status, { "Content-Type": "application/json" });
        return response.end(JSON.stringify(body));
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const run = () => runConformity({ api: url, admin: url, apiKey: "key" }, leads);
  const faultsOf = (findings: Awaited<ReturnType<typeof run>>["findings"]) =>
    findings.filter(({ level }) => level === "fault").map(({ call, sentence }) => [call, sentence]);

  it("has no faults when it answers as specified", async () => {
    const { checked, findings } = await run();
    expect(checked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(faultsOf(findings)).toEqual([]);
  });

  it.each<[number, (good: never) => unknown, RegExp]>([
    [1, () => ({ status: "true" }), /^answered 200, and status is wrong/],
    [2, () => ({ status: false, message: "No lead" }), /rejected: No lead$/],
    [3, () => "fails", /answered 500/],
    [4, () => ({ status: true }), /^answered 200, and data is wrong/],
    [5, (good: { categories: object[] }) => ({ categories: good.categories }), /success is wrong/],
    [6, () => ({ success: true, category: { name: "Another", slug: "x" } }), /not the listed/],
    [7, (good: object) => ({ ...good, success: undefined }), /success is not true/],
    [8, () => ({ success: true, article: { title: "Another", slug: "x" } }), /another article/],
    [9, () => ({ success: true, articles: [{ title: "A", slug: ".." }] }), /can't be part/],
    [10, (good: { article: object }) => empty(good), /has no content$/],
    [11, () => ({ success: true, categories: {} }), /categories is wrong/],
    [12, (good: { data: object }) => good.data, /data is wrong/],
  ])("is told about its fault in call %i", async (call, fault, sentence) => {
    faults[call] = fault;
    const found = faultsOf((await run()).findings);
    expect([...new Set(found.map(([number]) => number))]).toEqual([call]);
    expect(found.map(([, text]) => text)).toContainEqual(expect.stringMatching(sentence));
  });

  function empty(good: { success?: boolean; article?: object }) {
    return good.article ? { ...good, article: { ...good.article, content: "" } } : good;
  }
});

describe("our back office", () => {
  let office: KillableOffice;
  beforeEach(async () => {
    office = await createOffice("");
  });
  afterEach(() => office.remove());

  it("answers all twelve calls as specified", { timeout: 60_000 }, async () => {
    const running = await office.start();
    const secrets = loadSecrets(office.dataDir);
    const { checked, findings } = await runConformity(
      { api: `${office.url}/api`, admin: office.url, apiKey: secrets.apiKey },
      {
        campaignId: secrets.demoCampaignId,
        companyId: secrets.enterpriseCompanyId,
        makeToken: () => createCaptchaToken({ secret: secrets.captchaSecret }),
      },
      3,
    );
    await running.stop();
    expect(checked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(findings).toEqual([]);
  });
});
