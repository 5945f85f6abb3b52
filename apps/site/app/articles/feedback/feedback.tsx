import { buttonClass } from "../../ui/button.tsx";
import { feedbackCopy as copy } from "./copy.ts";
import {
  feedbackAction,
  feedbackFailedId,
  feedbackFields,
  feedbackFormAttribute,
  feedbackThanksId,
} from "./feedback-address.ts";
import { FeedbackReasons } from "./feedback-reasons.tsx";
import { sendingCopy } from "./sending-copy.ts";

/** The rated article. */
export interface ScoredMatch {
  section: "help" | "blog";
  slug: string;
  /** Slug of a help article's category, for the redirect without a script. */
  category?: string | undefined;
}

/**
 * 'Was this helpful?', under every article. A yes is sent at once; a no shows a question about the
 * reason (`follow-feedback.ts`). Without a script both are sent at once, and the page is loaded again with a
 * thank-you message, or with the message that the answer could not be sent.
 */
export function Feedback({ section, slug, category }: ScoredMatch) {
  return (
    <section
      aria-label={copy.question}
      className="mt-12 rounded-panel border border-line bg-white p-5 wide:p-7 print:hidden"
    >
      <p id={feedbackThanksId} tabIndex={-1} className="peer hidden font-semibold target:block">
        {copy.thanks}
      </p>
      <p
        id={feedbackFailedId}
        tabIndex={-1}
        className="mb-3 hidden font-medium text-clay target:block"
      >
        {sendingCopy.failed}
      </p>
      <form
        method="post"
        action={feedbackAction}
        {...{ [feedbackFormAttribute]: "" }}
        className="peer-target:hidden"
      >
        <input type="hidden" name={feedbackFields.section} value={section} />
        <input type="hidden" name={feedbackFields.slug} value={slug} />
        {category && <input type="hidden" name={feedbackFields.category} value={category} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <h2 className="text-card tracking-card">{copy.question}</h2>
          <div className="flex gap-2.5">
            <button
              type="submit"
              name={feedbackFields.helpful}
              value="yes"
              data-js
              className={buttonClass("leaf", "small", "min-w-20")}
            >
              {copy.yes}
            </button>
            <button
              type="submit"
              name={feedbackFields.helpful}
              value="no"
              data-js
              aria-expanded="false"
              className={buttonClass(
                "leaf",
                "small",
                "min-w-20 aria-expanded:bg-green aria-expanded:text-white",
              )}
            >
              {copy.no}
            </button>
          </div>
        </div>
        <FeedbackReasons />
        <p role="alert" hidden className="mt-3 text-small font-medium text-clay" />
        <p className="mt-3 max-w-note text-fine text-soft">{copy.stored}</p>
      </form>
    </section>
  );
}
