import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";

/** A captcha service on the loopback address: its widget script and its verification call. */
export interface CaptchaProvider {
  scriptUrl: string;
  verifyUrl: string;
  secret: string;
  /** The verification requests it has received. */
  verifications: { secret: string | null; response: string | null }[];
  /** Sets whether it works, serves no script, or answers verifications with no JSON. */
  behave(behaviour: "normal" | "no script" | "garbage"): void;
  stop(): Promise<void>;
}

/** A widget with two buttons: one returns a valid token, the other a token that is rejected. */
const script = (global: string) => `window.${global} = {
  ready: (run) => run(),
  render(element, options) {
    for (const [label, kind] of [["I am a person", "good"], ["I am a machine", "bad"]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.onclick = () => options.callback(kind + "-" + crypto.randomUUID());
      element.append(button);
    }
    return 0;
  },
  reset() {},
  remove() {},
};`;

/** @param global the global variable that the provider's script defines */
export async function startCaptchaProvider(global: string): Promise<CaptchaProvider> {
  const secret = `secret-${randomUUID()}`;
  const verifications: CaptchaProvider["verifications"] = [];
  const used = new Set<string>();
  let behaviour = "normal";

  const server = createServer(async (request, response) => {
    if (request.method === "GET") {
      const found = behaviour !== "no script";
      response.writeHead(found ? 200 : 503, { "Content-Type": "text/javascript" });
      return response.end(found ? script(global) : "");
    }
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const fields = new URLSearchParams(body);
    const token = fields.get("response") ?? "";
    verifications.push({ secret: fields.get("secret"), response: token });
    if (behaviour === "garbage") return response.end("<p>Busy</p>");
    const success =
      fields.get("secret") === secret && token.startsWith("good-") && !used.has(token);
    used.add(token);
    const codes = success ? [] : ["invalid-input-response"];
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success, "error-codes": codes }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The provider has no port");
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    scriptUrl: `${origin}/api.js`,
    verifyUrl: `${origin}/siteverify`,
    secret,
    verifications,
    behave(next) {
      behaviour = next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
