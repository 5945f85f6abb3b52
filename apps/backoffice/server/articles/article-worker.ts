import { articleLimits } from "@crm/contract/fields/article-limits";
import { parseHtml } from "@crm/server-kit/parse-html";
import { answerJobs } from "@crm/server-kit/worker-thread";
import { type CheckedBody, checkBody } from "./check-body.ts";
import { canonicalHtml } from "./markdown/canonical-html.ts";
import { changePictures, listPictures } from "./markdown/picture-addresses.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";
import { type WrittenMarkdown, writeMarkdown } from "./markdown/write-markdown.ts";
import { checkText } from "./publish-check/check-text.ts";
import type { Finding } from "./publish-check/finding.ts";
import { sanitizeContent } from "./sanitize-content.ts";
import { compareTexts } from "./versions/compare-texts.ts";

/** The jobs of the worker thread: they would block the answers to requests for too long. */
const jobs = {
  checkBody: ({ content, stored }: { content: string; stored?: string | undefined }): CheckedBody =>
    checkBody(content, stored),
  sanitize: (content: string): string => sanitizeContent(content),
  compareTexts,
  isOversized: (content: string): boolean => parseHtml(content, articleLimits).excess !== undefined,
  /** What the publish check finds in a sanitized text. */
  checkText: (html: string): Finding[] => checkText(html),
  writeMarkdown: ({ html, toRoot }: { html: string; toRoot: string }): WrittenMarkdown =>
    writeMarkdown(html, toRoot),
  /** An imported file's text as HTML, not yet sanitized, with the addresses of its pictures. */
  readMarkdown: (markdown: string): { html: string; pictures: string[] } => {
    const html = readMarkdown(markdown);
    return { html, pictures: listPictures(html) };
  },
  /** Whether two sanitized texts look the same in the editor and on the site. */
  isSameText: ({ a, b }: { a: string; b: string }): boolean =>
    canonicalHtml(a) === canonicalHtml(b),
  changePictures: ({ html, addresses }: { html: string; addresses: Record<string, string> }) =>
    changePictures(html, (address) => addresses[address] ?? address),
};
export type ArticleJobs = typeof jobs;

answerJobs(jobs);
