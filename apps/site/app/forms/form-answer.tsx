import type { ReactNode } from "react";
import { formCopy as copy } from "./copy.ts";
import { describeFailure } from "./describe-failure.ts";
import type { FormReply } from "./form-reply.ts";
import type { Failure, FormName, Invalid } from "./outcome.ts";

/**
 * The server's answer above a form that was sent without JavaScript: the errors with links to their
 * fields, or why it was not sent. It receives the focus, so that it is read first.
 *
 * @param form prefix of all fields' ids
 * @param children other ways to reach us
 */
export function FormAnswer({
  form,
  reply: { form: name, outcome, values },
  children,
}: {
  form: string;
  reply: FormReply;
  children: ReactNode;
}) {
  if (outcome.outcome === "booked") return null;
  const isInvalid = outcome.outcome === "invalid";
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is read first.
      autoFocus
      aria-labelledby={`${form}-answer`}
      className="grid gap-2 rounded-card border-firm border-clay bg-white p-4"
    >
      <p id={`${form}-answer`} className="font-semibold">
        {isInvalid ? copy.invalidTitle : copy.failedTitle}
      </p>
      {isInvalid ? (
        <ErrorLinks form={form} errors={outcome.errors} />
      ) : (
        <FailureText name={name} failure={outcome} isKept={Object.keys(values).length > 0}>
          {children}
        </FailureText>
      )}
    </div>
  );
}

function ErrorLinks({ form, errors }: { form: string; errors: Invalid["errors"] }) {
  return (
    <ul className="grid">
      {Object.entries(errors).map(([name, text]) => (
        <li key={name}>
          <a
            href={`#${form}-${name}`}
            className="inline-flex min-h-11 items-center text-clay underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FailureText({
  name,
  failure,
  isKept,
  children,
}: {
  name: FormName;
  failure: Failure;
  /** Whether the page still has what was typed. */
  isKept: boolean;
  children: ReactNode;
}) {
  const { text, advice } = describeFailure(name, failure);
  return (
    <>
      <p>
        {text} {advice}
      </p>
      <p>{isKept ? copy.kept : copy.empty}</p>
      {children}
    </>
  );
}
