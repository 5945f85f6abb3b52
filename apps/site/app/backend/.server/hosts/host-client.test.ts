import { contactUs } from "@crm/contract/calls/contact-us";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { listBlogArticles } from "@crm/contract/calls/list-blog-articles";
import { FetchError, maxAnswerBytes } from "@crm/server-kit/fetch-json";
import { afterEach, describe, expect, it } from "vitest";
import {
  answerEncoded,
  answerGarbage,
  answerNever,
  type HostStandIn,
  type StandInAnswer,
  startHostStandIn,
} from "../../../../testing/host-stand-in.ts";
import { createHostClient } from "./host-client.ts";

let host: HostStandIn;
afterEach(() => host.stop());

const connect = async (answers: Record<string, StandInAnswer>, timeout?: number | undefined) => {
  host = await startHostStandIn(answers);
  const settings = { apiUrl: `${host.url}/v1`, adminUrl: host.url, apiKey: "key" };
  return createHostClient(settings, timeout ? { GET: timeout, POST: timeout } : undefined).callJson;
};

describe("a call", () => {
  it("sends GET with the JSON content type and no body, and the tunnel's header for help calls", async () => {
    const callHost = await connect({});
    await callHost(getHelpArticleBySlug, { parameters: { articleSlug: "a b/ü" } });
    await callHost(listBlogArticles);
    const [help, blog] = host.calls;
    expect(help).toMatchObject({
      method: "GET",
      path: "/api/article/websit/HelpCentreArticles/slug/a%20b%2F%C3%BC",
      body: "",
    });
    expect(help?.headers).toMatchObject({
      "content-type": "application/json",
      "accept-encoding": "identity",
      "ngrok-skip-browser-warning": "true",
    });
    expect(help?.headers).not.toHaveProperty("apikey");
    expect(blog?.headers).toMatchObject({ "content-type": "application/json" });
    expect(blog?.headers).not.toHaveProperty("ngrok-skip-browser-warning");
  });

  it("sends POST with JSON and only the headers that the call defines", async () => {
    const callHost = await connect({});
    await callHost(contactUs, { body: { email: "a@b.example" }, idempotencyKey: "k-1" });
    const [call] = host.calls;
    expect(call).toMatchObject({ method: "POST", path: "/v1/contactUs" });
    expect(JSON.parse(call?.body ?? "")).toEqual({ email: "a@b.example" });
    expect(call?.headers).toMatchObject({ "idempotency-key": "k-1" });
    expect(call?.headers).not.toHaveProperty("apikey");
    expect(call?.headers).not.toHaveProperty("x-site-assertion");
  });

  it("returns JSON whatever the status is", async () => {
    const path = "GET /api/article/websit/LatestUpdate";
    const callHost = await connect({ [path]: { status: 418, json: { success: false } } });
    const { status, body } = await callHost(listBlogArticles);
    expect({ status, body }).toEqual({ status: 418, body: { success: false } });
  });
});

describe("FetchError", () => {
  const path = "GET /api/article/websit/LatestUpdate";

  it.each<[string, StandInAnswer]>([
    ["garbage", answerGarbage],
    ["silence", answerNever],
    ["a list", { json: [1, 2] }],
    ["null", { json: null }],
    ["a redirect", (response) => response.writeHead(302, { Location: "/elsewhere" }).end()],
    ["an encoded answer that was not requested", answerEncoded({ success: true })],
    ["a broken connection", (response) => response.destroy()],
    [
      "an answer that breaks off",
      (response) => {
        response.writeHead(200, { "Content-Length": "100" });
        response.write('{"success":', () => response.destroy());
      },
    ],
    [
      "an endless answer",
      (response) => {
        response.end(`{"x":"${"x".repeat(maxAnswerBytes)}"}`);
      },
    ],
  ])("is thrown for %s", async (_, answer) => {
    const callHost = await connect({ [path]: answer }, answer === answerNever ? 100 : undefined);
    await expect(callHost(listBlogArticles)).rejects.toThrow(FetchError);
  });

  it("is thrown for a host that is down", async () => {
    const callHost = await connect({});
    await host.stop();
    await expect(callHost(listBlogArticles)).rejects.toThrow(/^Call 9: .*ECONNREFUSED/);
  });
});
