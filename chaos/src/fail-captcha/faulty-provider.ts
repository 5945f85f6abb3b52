import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** How a captcha's provider fails. */
export const providerFaults = ["refused", "hanging", "slow", "garbage", "redirect"] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** A stand-in for the server that verifies the tokens of reCAPTCHA, Turnstile or hCaptcha. */
export interface FaultyProvider {
  /** The value for the setting CAPTCHA_VERIFY_URL. */
  url: string;
  /** Tokens that were sent to the address to which it has redirected. */
  followed: number;
  fail(fault: ProviderFault | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** Slow, but within the time that both apps wait. */
const slowMs = 1_500;

export async function startFaultyProvider(port: number): Promise<FaultyProvider> {
  let fault: ProviderFault | undefined;
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    const token = new URLSearchParams(await text(request)).get("response") ?? "";
    if (request.url === "/elsewhere") provider.followed += 1;
    if (fault === "hanging") return;
    if (fault === "garbage") return response.end("<html>We will be back soon");
    if (fault === "redirect") {
      return response.writeHead(307, { Location: "/elsewhere" }).end();
    }
    if (fault === "slow") await pause(slowMs);
    const success = !used.has(token);
    used.add(token);
    response.end(JSON.stringify({ success }));
  });
  const listen = () =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();
  const provider: FaultyProvider = {
    url: `http://127.0.0.1:${port}/siteverify`,
    followed: 0,
    async fail(next) {
      if (fault === "refused" && next !== "refused") await listen();
      if (fault !== "refused" && next === "refused") await close();
      fault = next;
    },
    stop: () => (fault === "refused" ? Promise.resolve() : close()),
  };
  return provider;
}
