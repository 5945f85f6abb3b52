import { addEnterprise } from "./add-enterprise.ts";
import { addLead } from "./add-lead.ts";
import type { Call } from "./call.ts";
import { contactUs } from "./contact-us.ts";
import { getBlogArticle } from "./get-blog-article.ts";
import { getBlogCategory } from "./get-blog-category.ts";
import { getHelpArticle } from "./get-help-article.ts";
import { getHelpArticleBySlug } from "./get-help-article-by-slug.ts";
import { getHelpCategory } from "./get-help-category.ts";
import { listBlogArticles } from "./list-blog-articles.ts";
import { listBlogCategories } from "./list-blog-categories.ts";
import { listHelpCategories } from "./list-help-categories.ts";
import { sendDemoMail } from "./send-demo-mail.ts";

/** The twelve calls in the order of their numbers. */
export const allCalls: readonly Call[] = [
  addLead,
  sendDemoMail,
  addEnterprise,
  contactUs,
  listHelpCategories,
  getHelpCategory,
  getHelpArticle,
  getHelpArticleBySlug,
  listBlogArticles,
  getBlogArticle,
  listBlogCategories,
  getBlogCategory,
];
