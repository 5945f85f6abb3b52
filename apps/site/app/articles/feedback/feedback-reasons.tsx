import { feedbackReasons, longestNote } from "@crm/contract/fields/feedback-reasons";
import { boxClass, boxFocusClass } from "../../forms/field.tsx";
import { Button } from "../../ui/button.tsx";
import { joinClasses } from "../../ui/classes.ts";
import { feedbackCopy as copy } from "./copy.ts";
import { feedbackFields } from "./feedback-address.ts";
import { sendingCopy } from "./sending-copy.ts";

/** Why an article did not help: a choice and a short comment. */
export function FeedbackReasons() {
  return (
    <div hidden className="mt-5">
      <fieldset disabled>
        <legend className="text-small font-semibold">{copy.why}</legend>
        <div className="mt-2 grid gap-1">
          {Object.entries(feedbackReasons).map(([reason, text]) => (
            <label
              key={reason}
              className="flex min-h-11 cursor-pointer items-center gap-3 text-small"
            >
              <input
                type="radio"
                name={feedbackFields.reason}
                value={reason}
                className="size-5 shrink-0 accent-green"
              />
              {text}
            </label>
          ))}
        </div>
        <label htmlFor="feedback-note" className="mt-3 block text-fine font-semibold">
          {copy.note}
        </label>
        <textarea
          id="feedback-note"
          name={feedbackFields.note}
          maxLength={longestNote}
          rows={3}
          className={joinClasses(boxClass, boxFocusClass, "mt-1.5 max-w-note resize-y py-3")}
        />
        <Button
          type="submit"
          name={feedbackFields.helpful}
          value="no"
          size="small"
          className="mt-3 block"
        >
          {sendingCopy.send}
        </Button>
      </fieldset>
    </div>
  );
}
