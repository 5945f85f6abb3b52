import { findBannedPhrases } from "@crm/contract/wording/find-banned-phrases";
import { z } from "zod";
import { HttpError } from "../../http/http-error.ts";
import { resolveLinks } from "../../links/resolve-links.ts";
import type { Services } from "../../services.ts";
import { articleInput } from "../article-input.ts";
import { articleThread } from "../article-thread.ts";
import { findMissingPictures } from "../reject-pictures.ts";
import { findLargeText, takenSlug } from "../save-article.ts";
import { validateBody } from "../validate-body.ts";
import { describePhrase, type Finding } from "./finding.ts";

const text = z.string().max(500_000).nullish();

/** The fields of an article as the form has them now; none must be valid. */
export const checkedFields = z.looseObject({
  /** Of a stored article: its text may be larger than a new one's, and its address is its own. */
  id: text,
  section: text,
  slug: text,
  title: text,
  metaDescription: text,
  excerpt: text,
  image: text,
  imageAlt: text,
  content: text,
});
export type CheckedFields = z.output<typeof checkedFields>;

/** What search engines show. Characters. */
const longestTitle = 60;
const description = { shortest: 70, longest: 160 };

/**
 * Checks an article as if it were published now. Errors are what publishing would answer; warnings are
 * for the editor to judge.
 */
export async function checkForPublishing(
  services: Pick<Services, "db" | "now" | "settings">,
  fields: CheckedFields,
): Promise<Finding[]> {
  const errors = [...checkFields(fields), ...(await checkSlug(services.db, fields))];
  const stored = fields.id ? await findLargeText(services.db, fields.id) : undefined;
  const html = await sanitize(fields.content ?? "", stored);
  if (typeof html !== "string") return [...errors, html];
  const links = await checkLinks(services, html);
  const missing = await checkMissing(services.db, { image: fields.image, content: html });
  const body = await articleThread.run("checkText", html);
  const all = [
    ...errors,
    ...links,
    ...missing,
    ...body,
    ...checkLengths(fields),
    ...checkPicture(fields),
  ];
  return all.toSorted((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
}

function checkFields(fields: CheckedFields): Finding[] {
  const { error } = articleInput.safeParse(fields);
  const seen = new Set<unknown>();
  return (error?.issues ?? []).flatMap(({ path: [field], message }): Finding[] => {
    // The address follows the title.
    const isFollowing = field === "slug" && !fields.slug && !fields.title?.trim();
    if (isFollowing || seen.has(field)) return [];
    seen.add(field);
    return [{ severity: "error", message, place: { field: String(field) } }];
  });
}

/** Otherwise an editor would learn it only from the answer to publishing. */
async function checkSlug(
  db: Services["db"],
  { id, section, slug }: CheckedFields,
): Promise<Finding[]> {
  if (!slug || (section !== "help" && section !== "blog")) return [];
  const taken = await db
    .selectFrom("articles")
    .select("id")
    .where("section", "=", section)
    .where("slug", "=", slug)
    .where("id", "!=", id ?? "")
    .executeTakeFirst();
  return taken ? [{ severity: "error", message: takenSlug, place: { field: "slug" } }] : [];
}

/** @returns the sanitized text, or what is wrong with its size */
async function sanitize(content: string, stored?: string): Promise<string | Finding> {
  try {
    return (await validateBody(content, stored)).html;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error;
    return { severity: "error", message: error.message, place: { field: "content" } };
  }
}

async function checkLinks(
  { db, now, settings }: Pick<Services, "db" | "now" | "settings">,
  html: string,
): Promise<Finding[]> {
  const { broken, unpublished } = await resolveLinks(db, html, settings.siteUrl, now());
  return [
    ...broken.map((link) => ({
      link,
      message: `${describeMissing(link)} Please correct the link.`,
    })),
    ...unpublished.map((link) => ({
      link,
      message: `Readers can't open ${link} yet. Please publish it first, or remove the link.`,
    })),
  ].map(({ link, message }) => ({ severity: "error", message, place: { link } }));
}

async function checkMissing(...given: Parameters<typeof findMissingPictures>): Promise<Finding[]> {
  const message = "This picture is not in the library. Please remove it or choose another.";
  return (await findMissingPictures(...given)).map((picture) => ({
    ...{ severity: "error", message, place: { picture } },
  }));
}

function describeMissing(link: string): string {
  if (link.startsWith("#")) return `This article has no heading for the link to ${link}.`;
  return link.includes("#")
    ? `There is no page, or no such heading on it, at ${link}.`
    : `There is no page at ${link}.`;
}

function checkLengths({ title, metaDescription, excerpt }: CheckedFields): Finding[] {
  const findings: Finding[] = [];
  const warn = (field: string, message: string) =>
    findings.push({ severity: "warning", message, place: { field } });
  const given = metaDescription?.trim().length ?? 0;
  if ((title?.trim().length ?? 0) > longestTitle) {
    const why = `The title has ${title?.trim().length} characters.`;
    warn("title", `${why} Search engines show about ${longestTitle}.`);
  }
  if (given === 0) warn("metaDescription", "There is no description for search engines.");
  else if (given < description.shortest || given > description.longest) {
    const good = `${description.shortest} to ${description.longest}`;
    warn("metaDescription", `The description has ${given} characters. Best is ${good}.`);
  }
  for (const [field, words] of Object.entries({ title, metaDescription, excerpt })) {
    for (const { phrase, instead } of findBannedPhrases(words ?? "")) {
      findings.push(describePhrase(phrase, instead, field));
    }
  }
  return findings;
}

function checkPicture({ image, imageAlt }: CheckedFields): Finding[] {
  if (!image || imageAlt?.trim()) return [];
  const message = "The picture above the text has no words for people who can't see it.";
  return [{ severity: "warning", message, place: { field: "imageAlt" } }];
}
