import { type FormEvent, useState } from "react";
import { feedbackCopy } from "./copy.ts";
import { feedbackAction } from "./feedback-address.ts";

export type FeedbackState =
  | { step: "asking"; problem?: string | undefined }
  | { step: "sending" }
  | { step: "thanked" };

/** Sends the form by script, so that the reader stays on the page. */
export function useFeedback() {
  const [state, setState] = useState<FeedbackState>({ step: "asking" });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = Object.fromEntries(new FormData(event.currentTarget, submitter));
    setState({ step: "sending" });
    const problem = await send(fields);
    setState(problem === undefined ? { step: "thanked" } : { step: "asking", problem });
  };
  return { state, onSubmit };
}

/** @returns an error message when it could not be sent */
async function send(fields: Record<string, unknown>): Promise<string | undefined> {
  try {
    const response = await fetch(feedbackAction, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(15_000),
    });
    if (response.ok) return undefined;
    const { message }: { message?: unknown } = await response.json();
    return typeof message === "string" ? message : feedbackCopy.failed;
  } catch {
    return feedbackCopy.failed;
  }
}
