import { isPathSegment } from "@crm/contract/calls/call";
import { type ArticleFeedback, articleFeedback } from "@crm/contract/extensions/article-feedback";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath, helpCenterPath } from "@crm/contract/pages/help-center";
import { checkShape } from "@crm/server-kit/check-shape";
import type { Context, Handler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import {
  feedbackFailedId,
  feedbackThanksId,
} from "../../app/articles/feedback/feedback-address.ts";
import { sendingCopy } from "../../app/articles/feedback/sending-copy.ts";
import type { Readers } from "../../app/backend/.server/readers/readers.ts";
import { readBody } from "../forms/read-submission.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/** Why feedback was not stored, for the reader. */
const errorMessages = {
  incomplete: "This answer arrived incomplete. Please reload the page and try again.",
  closed: "This article no longer accepts feedback.",
  unreachable: sendingCopy.failed,
} as const;

/** The category is only used for the address that the reader is redirected to. */
const sentFeedback = articleFeedback.extend({
  category: z.string().refine(isPathSegment).optional().catch(undefined),
});

const yesOrNo = new Map<unknown, boolean>([
  ["yes", true],
  ["no", false],
]);

/**
 * Sends a reader's feedback about an article to the back office. A script gets JSON; a form without
 * JavaScript is redirected to a message on the article's page.
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
      return reject(c, 422, read.error.issues[0]?.message ?? errorMessages.incomplete);
    }
    const { category, ...feedback } = read.data;
    const outcome = await readers.rateArticle(feedback, c.get("visitor"));
    if (outcome === "closed") return reject(c, 422, errorMessages.closed);
    const isStored = outcome === "stored";
    if (isScript(c))
      return isStored ? c.json({ outcome }) : reject(c, 503, errorMessages.unreachable);
    const message = isStored ? feedbackThanksId : feedbackFailedId;
    return c.redirect(`${findPage(feedback, category)}#${message}`, 303);
  };
}

function findPage({ section, slug }: ArticleFeedback, category: string | undefined): string {
  if (section === "blog") return blogArticlePath(slug);
  return category === undefined ? helpCenterPath : articlePath(category, slug);
}

function reject(c: Context, status: ContentfulStatusCode, message: string) {
  return isScript(c) ? c.json({ outcome: "rejected", message }, status) : c.text(message, status);
}

function isScript(c: Context): boolean {
  return c.req.header("Accept")?.includes("application/json") ?? false;
}
