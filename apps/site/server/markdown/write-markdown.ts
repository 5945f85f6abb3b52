import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Article } from "../../app/backend/articles.ts";
import { describeDate } from "../../app/pages/help-article/article-date.ts";

const convert = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .freeze();

/** An article as Markdown: title, date, what it is about, its text, where it stands on the site. */
export function writeMarkdown(article: Article, url: string): string {
  const { title, description, html, excerpt } = article;
  const date = describeDate(article);
  return [
    `# ${title}`,
    date && `${date.label} ${date.date}`,
    description && `> ${description}`,
    String(convert.processSync(html)).trim(),
    excerpt && `**Summary:** ${excerpt}`,
    `Source: ${url}\n`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
