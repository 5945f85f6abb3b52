import { blogArticlePath } from "@crm/contract/blog";
import { articleFeedback } from "@crm/contract/extensions/article-feedback";
import { articlePath } from "@crm/contract/help-center";
import type { Context, Handler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Readers } from "../../app/backend/.server/readers/readers.ts";
import { feedbackThanksId } from "../../app/pages/help-article/feedback/feedback-address.ts";
import { readBody } from "../forms/read-submission.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/** Why an answer was not stored, for the reader. */
const refusals = {
  incomplete: "This answer arrived incomplete. Please reload the page and try again.",
  refused: "This article does not take answers any more.",
  unreachable: "Your answer could not be sent. Please try again in a minute.",
} as const;

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
    const { category, helpful, reason, ...fields } = (await readBody(c)) ?? {};
    const read = articleFeedback.safeParse({
      ...fields,
      helpful: yesOrNo.get(helpful),
      reason: reason || undefined,
    });
    if (!read.success) {
      return refuse(c, 422, read.error.issues[0]?.message ?? refusals.incomplete);
    }
    const outcome = await readers.rateArticle(read.data, c.get("visitor"));
    if (outcome === "refused") return refuse(c, 422, refusals.refused);
    if (outcome === "unreachable") return refuse(c, 503, refusals.unreachable);
    if (isScript(c)) return c.json({ outcome });
    const { section, slug } = read.data;
    const path =
      section === "help" ? articlePath(String(category ?? ""), slug) : blogArticlePath(slug);
    return c.redirect(`${path}#${feedbackThanksId}`, 303);
  };
}

function refuse(c: Context, status: ContentfulStatusCode, message: string) {
  return isScript(c) ? c.json({ outcome: "rejected", message }, status) : c.text(message, status);
}

function isScript(c: Context): boolean {
  return c.req.header("Accept")?.includes("application/json") ?? false;
}
