import { addEnterprise } from "@crm/contract/calls/add-enterprise";
import { addLead } from "@crm/contract/calls/add-lead";
import type { Call } from "@crm/contract/calls/call";
import { contactUs } from "@crm/contract/calls/contact-us";
import { getBlogArticle } from "@crm/contract/calls/get-blog-article";
import { getBlogCategory } from "@crm/contract/calls/get-blog-category";
import { getHelpArticle } from "@crm/contract/calls/get-help-article";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { getHelpCategory } from "@crm/contract/calls/get-help-category";
import { listBlogArticles } from "@crm/contract/calls/list-blog-articles";
import { listBlogCategories } from "@crm/contract/calls/list-blog-categories";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import { sendDemoMail } from "@crm/contract/calls/send-demo-mail";
import { Hono } from "hono";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { limitBody } from "../http/read-json.ts";
import { limitRate, markVisitorLimits } from "../limits/limit-rate.ts";
import type { LimitedRoute } from "../limits/rate-limits.ts";
import type { Services } from "../services.ts";
import { handleAddEnterprise } from "./add-enterprise.ts";
import { handleAddLead } from "./add-lead.ts";
import { handleContactUs } from "./contact-us.ts";
import { handleGetBlogArticle } from "./get-blog-article.ts";
import { handleGetBlogCategory } from "./get-blog-category.ts";
import { handleGetHelpArticle } from "./get-help-article.ts";
import { handleGetHelpArticleBySlug } from "./get-help-article-by-slug.ts";
import { handleGetHelpCategory } from "./get-help-category.ts";
import type { HandleCall } from "./handle-call.ts";
import { handleListBlogArticles } from "./list-blog-articles.ts";
import { handleListBlogCategories } from "./list-blog-categories.ts";
import { handleListHelpCategories } from "./list-help-categories.ts";
import { handleSendDemoMail } from "./send-demo-mail.ts";

/** The twelve calls in order; calls that write have a rate limit. */
const table: readonly [Call, HandleCall, LimitedRoute?][] = [
  [addLead, handleAddLead, "addLead"],
  [sendDemoMail, handleSendDemoMail, "sendDemoMail"],
  [addEnterprise, handleAddEnterprise, "addEnterprise"],
  [contactUs, handleContactUs, "contactUs"],
  [listHelpCategories, handleListHelpCategories],
  [getHelpCategory, handleGetHelpCategory],
  [getHelpArticle, handleGetHelpArticle],
  [getHelpArticleBySlug, handleGetHelpArticleBySlug],
  [listBlogArticles, handleListBlogArticles],
  [getBlogArticle, handleGetBlogArticle],
  [listBlogCategories, handleListBlogCategories],
  [getBlogCategory, handleGetBlogCategory],
];

/** Creates the routes of the twelve calls. */
export function createCallRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [call, handle, limitedRoute] of table) {
    const path = call.host === "api" ? `${apiPath}${call.path}` : call.path;
    if (limitedRoute) {
      app.on(call.method, path, markVisitorLimits(services), limitRate(services, limitedRoute));
    }
    app.on(call.method, path, limitBody, handle(services));
    app.all(path, answerWrongMethod(call.method));
  }
  return app;
}
