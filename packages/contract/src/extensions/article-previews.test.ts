import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import {
  articlePreview,
  articlePreviewsCapability,
  articlePreviewsPath,
  previewLifetimeMs,
  previewTokenParameter,
  readPreview,
  signPreview,
} from "./article-previews.ts";

const secret = "a secret of both apps";
const claims = { article: "a1", until: 1_000 };
const token = signPreview(secret, claims);
const [text = "", signature = ""] = token.split(".");

it("has the address and names that both apps use", () => {
  expect([articlePreviewsPath, articlePreviewsCapability, previewTokenParameter]).toEqual([
    ...["/article-previews", "article-previews", "token"],
  ]);
  expect(previewLifetimeMs).toBe(3_600_000);
});

it("a token contains its claims and their signature", () => {
  expect(JSON.parse(Buffer.from(text, "base64url").toString())).toEqual(claims);
  const signed = createHmac("sha256", secret).update(`article-preview\n${text}`);
  expect(signature).toBe(signed.digest("base64url"));
});

it("a token works until its time, and not at it", () => {
  expect(readPreview(secret, token, 999)).toEqual(claims);
  expect(readPreview(secret, token, 1_000)).toBe("expired");
});

it.each([
  ["", "an empty token"],
  ["made-up", "a text without a signature"],
  [text, "claims without a signature"],
  [`${text}.`, "an empty signature"],
  [`${text}.${signature.slice(1)}`, "a shortened signature"],
  [`${text}.${signature}x`, "a longer signature"],
  [`${text}.${signature}.more`, "a third part"],
  [`${text}x.${signature}`, "other claims"],
  [signPreview("another secret", claims), "another secret"],
])("the token %s is forged: %s", (forged) => {
  expect(readPreview(secret, forged, 0)).toBe("forged");
});

it("the answer says which section the article is of", () => {
  const article = { title: "Draft", slug: "draft" };
  expect(articlePreview.safeParse({ success: true, section: "help", article }).success).toBe(true);
  expect(articlePreview.safeParse({ success: true, section: "blog", article }).success).toBe(true);
  for (const wrong of [{ success: false }, { section: "wiki" }, { article: "text" }]) {
    const answer = { success: true, section: "help", article, ...wrong };
    expect(articlePreview.safeParse(answer).success, JSON.stringify(wrong)).toBe(false);
  }
});
