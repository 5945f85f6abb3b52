import { fitsPath } from "@crm/contract/calls/call";
import { type ArticleFeedback, articleFeedback } from "@crm/contract/extensions/article-feedback";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath, helpCenterPath } from "@crm/contract/pages/help-center";
import type { Context, Handler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { feedbackThanksId } from "../../app/articles/feedback/feedback-address.ts";
import type { Readers } from "../../app/backend/.server/readers/readers.ts";
import { checkShape } from "../check-shape.ts";
import { readBody } from "../forms/read-submission.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/** Why an answer was not stored, for the reader. */
const refusals = {
  incomplete: "This answer arrived incomplete. Please reload the page and try again.",
  refused: "This article does not take answers any more.",
  unreachable: "Your answer could not be sent. Please try again in a minute.",
} as const;

/** The category of the article's address is only where the reader is sent back to. */
const sentFeedback = articleFeedback.extend({
  category: z.string().refine(fitsPath).optional().catch(undefined),
});

const yesOrNo = new Map<unknown, boolean>([
  ["yes", true],
  ["no", false],
]);

/**
 * Takes what a reader says of an article and hands it to the back office. A script gets JSON; a
 * form without one is led back to the article, at its thanks.
 */
export function answerFeedback(readers: Pick<Readers, "rateArticle">): Handler<ServerEnvironment> {
  return async (c) => {
    const { helpful, reason, ...fields } = (await readBody(c)) ?? {};
    const read = checkShape(sentFeedback, {
      ...fields,
      helpful: yesOrNo.get(helpful),
      reason: reason || undefined,
    });
    if (!read.success) {
      return refuse(c, 422, read.error.issues[0]?.message ?? refusals.incomplete);
    }
    const { category, ...feedback } = read.data;
    const outcome = await readers.rateArticle(feedback, c.get("visitor"));
    if (outcome === "refused") return refuse(c, 422, refusals.refused);
    if (outcome === "unreachable") return refuse(c, 503, refusals.unreachable);
    if (isScript(c)) return c.json({ outcome });
    return c.redirect(`${findPage(feedback, category)}#${feedbackThanksId}`, 303);
  };
}

function findPage({ section, slug }: ArticleFeedback, category: string | undefined): string {
  if (section === "blog") return blogArticlePath(slug);
  return category === undefined ? helpCenterPath : articlePath(category, slug);
}

function refuse(c: Context, status: ContentfulStatusCode, message: string) {
  return isScript(c) ? c.json({ outcome: "rejected", message }, status) : c.text(message, status);
}

function isScript(c: Context): boolean {
  return c.req.header("Accept")?.includes("application/json") ?? false;
}
