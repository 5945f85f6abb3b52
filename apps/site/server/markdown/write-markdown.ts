import { readHtmlText } from "@crm/search/read-html-text";
import { describeDate } from "../../app/articles/article-date.ts";
import { markdownThread } from "../../app/backend/.server/article-html/article-thread.ts";
import { log } from "../../app/backend/.server/log.ts";
import type { Article } from "../../app/backend/articles.ts";

/** Converted texts by article. An article is the same object until its host changes it. */
const texts = new WeakMap<Article, Promise<string>>();

/** An article as Markdown: title, date, description, text, summary and its address on the site. */
export async function writeMarkdown(article: Article, url: string): Promise<string> {
  const { title, description, excerpt } = article;
  const date = describeDate(article);
  return [
    `# ${title}`,
    date && `${date.label} ${date.date}`,
    description && `> ${description}`,
    await convertOnce(article),
    excerpt && `**Summary:** ${excerpt}`,
    `Source: ${url}\n`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function convertOnce(article: Article): Promise<string> {
  const known = texts.get(article);
  if (known) return known;
  const text = convert(article);
  texts.set(article, text);
  return text;
}

/** Converts HTML to Markdown; if that fails or times out, returns the plain text. */
async function convert({ html, slug }: Article): Promise<string> {
  try {
    return await markdownThread.run("convertToMarkdown", html);
  } catch (error) {
    log.error({ error, slug }, "An article could not be written as Markdown");
    return readHtmlText(html);
  }
}
