import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { article } from "../calls/article.ts";

/**
 * The unpublished text of an article, for its preview on the site: `GET {api}/article-previews?token=…`,
 * with the header `X-Site-Assertion`. The back office signs a link to the site's preview page, and the
 * site sends the link's token back. Nothing is stored about a link. Node only.
 */
export const articlePreviewsPath = "/article-previews";

/** The name under which `GET {api}/capabilities` lists it. */
export const articlePreviewsCapability = "article-previews";

/** The parameter with the link's token. */
export const previewTokenParameter = "token";

/** How long a link works. Milliseconds. */
export const previewLifetimeMs = 60 * 60_000;

export const articlePreview = z.object({
  success: z.literal(true),
  section: z.enum(["help", "blog"]),
  /** The host has sanitized its text. What the editor has not written yet has a placeholder. */
  article,
});
export type ArticlePreviewAnswer = z.infer<typeof articlePreview>;

const claims = z.object({
  /** The article's id. */
  article: z.string(),
  /** When the link expires. Epoch milliseconds. */
  until: z.number(),
});
export type PreviewClaims = z.infer<typeof claims>;

/**
 * Signs the token of a preview link.
 *
 * @param secret the setting `PUBLISH_SECRET`
 * @example signPreview(secret, { article: "a1", until: Date.now() + previewLifetimeMs })
 */
export function signPreview(secret: string, given: PreviewClaims): string {
  const text = Buffer.from(JSON.stringify(given)).toString("base64url");
  return `${text}.${sign(secret, text)}`;
}

/**
 * Verifies and reads the token of a preview link.
 *
 * @param now epoch milliseconds
 * @returns "forged" when it is damaged or signed by somebody else
 * @example readPreview(secret, "made-up", Date.now()) // "forged"
 */
export function readPreview(
  secret: string,
  token: string,
  now: number,
): PreviewClaims | "expired" | "forged" {
  const [text = "", signature = "", ...rest] = token.split(".");
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isSigned || rest.length > 0) return "forged";
  const found = claims.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return found.until <= now ? "expired" : found;
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`article-preview\n${text}`).digest("base64url");
}
