import { useEffect, useRef, useState } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { feedbackCopy as copy } from "./copy.ts";
import { feedbackAction, feedbackFields, feedbackThanksId } from "./feedback-address.ts";
import { FeedbackReasons } from "./feedback-reasons.tsx";
import { useFeedback } from "./use-feedback.ts";

/** The rated article. */
export interface ScoredMatch {
  section: "help" | "blog";
  slug: string;
  /** Slug of a help article's category, for the redirect without a script. */
  category?: string | undefined;
}

/**
 * 'Was this helpful?', under every article. A yes is sent at once; a no shows a question about the
 * reason. Without a script both are sent at once, and the page reloads with a thank-you message.
 */
export function Feedback({ section, slug, category }: ScoredMatch) {
  const { state, onSubmit } = useFeedback();
  const [isOpen, setOpen] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isThanked = state.step === "thanked";
  useEffect(() => {
    if (isThanked) thanks.current?.focus();
  }, [isThanked]);

  return (
    <section
      aria-label={copy.question}
      className="mt-12 rounded-panel border border-line bg-white p-5 wide:p-7 print:hidden"
    >
      <p
        ref={thanks}
        id={feedbackThanksId}
        tabIndex={-1}
        className={`${isThanked ? "" : "hidden target:block"} peer font-semibold`}
      >
        {copy.thanks}
      </p>
      {!isThanked && (
        <form
          method="post"
          action={feedbackAction}
          onSubmit={onSubmit}
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
                disabled={state.step === "sending"}
                className={buttonClass("leaf", "small", "min-w-20")}
              >
                {copy.yes}
              </button>
              <button
                type="submit"
                name={feedbackFields.helpful}
                value="no"
                data-js
                aria-expanded={isOpen}
                disabled={state.step === "sending"}
                className={buttonClass("leaf", "small", "min-w-20")}
                onClick={(event) => {
                  event.preventDefault();
                  setOpen(!isOpen);
                }}
              >
                {copy.no}
              </button>
            </div>
          </div>
          <FeedbackReasons isOpen={isOpen} isSending={state.step === "sending"} />
          {state.step === "asking" && state.problem && (
            <p role="alert" className="mt-3 text-small font-medium text-clay">
              {state.problem}
            </p>
          )}
          <p className="mt-3 max-w-note text-fine text-soft">{copy.stored}</p>
        </form>
      )}
    </section>
  );
}
