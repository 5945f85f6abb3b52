import { createContext, data, type RouterContextProvider } from "react-router";
import type { FormReply } from "../../forms/form-reply.ts";

/** The answer to a form that was sent without JavaScript, for the page that shows it. */
export const formReplyContext = createContext<FormReply>();

/**
 * The action of the forms' pages and of the thank-you page: the server has handled the form before
 * the page is rendered.
 */
export function showFormReply({ context }: { context: Readonly<RouterContextProvider> }) {
  const reply = context.get(formReplyContext);
  return data(reply, { status: reply.status });
}
