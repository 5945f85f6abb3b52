import { expect, test } from "../fixtures/test.ts";
import { figureFacts } from "./figure-facts.ts";
import { productFacts } from "./product-facts.ts";

const texts = new Map<string, string>();

for (const { states, on, says } of [...productFacts, ...figureFacts]) {
  test(states, async ({ request }) => {
    for (const path of on) {
      const known = texts.get(path) ?? extractText(await (await request.get(path)).text());
      texts.set(path, known);
      for (const text of says) expect.soft(known, `${path} says`).toContain(text.toLowerCase());
    }
  });
}

/** Returns the text of a page in one line, in lower case, without markup and scripts. */
function extractText(html: string): string {
  const [, body = ""] = html.split(/<body[^>]*>/);
  return body
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,;:])/g, "")
    .toLowerCase();
}
