import {
  feedbackAction,
  feedbackFailedId,
  feedbackFormAttribute,
  feedbackThanksId,
} from "./feedback-address.ts";
import { sendingCopy } from "./sending-copy.ts";

/**
 * Makes the question under an article interactive, which is HTML of the server: a no opens the
 * reasons, and the answer is sent by script, so that the reader stays on the page. Returns a function
 * that stops this.
 */
export function followFeedback(): () => void {
  document.addEventListener("click", toggleReasons);
  document.addEventListener("submit", sendForm);
  return () => {
    document.removeEventListener("click", toggleReasons);
    document.removeEventListener("submit", sendForm);
  };
}

function toggleReasons(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest(`[${feedbackFormAttribute}] button[aria-expanded]`);
  const reasons = button?.closest("form")?.querySelector("fieldset");
  if (!button || !reasons) return;
  event.preventDefault();
  const isOpen = reasons.disabled;
  reasons.disabled = !isOpen;
  reasons.parentElement?.toggleAttribute("hidden", !isOpen);
  button.setAttribute("aria-expanded", String(isOpen));
}

async function sendForm(event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches(`[${feedbackFormAttribute}]`)) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  const sendButton = form.querySelector<HTMLButtonElement>("fieldset button");
  const setSending = (isSending: boolean) => {
    for (const button of form.querySelectorAll("button")) button.disabled = isSending;
    if (sendButton) sendButton.textContent = isSending ? sendingCopy.sending : sendingCopy.send;
  };
  setSending(true);
  showProblem(form, "");
  const problem = await send(fields);
  if (problem === undefined) return thank(form);
  setSending(false);
  showProblem(form, problem);
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
    return typeof message === "string" ? message : sendingCopy.failed;
  } catch {
    return sendingCopy.failed;
  }
}

function showProblem(form: HTMLFormElement, problem: string): void {
  const alert = form.querySelector<HTMLElement>("[role=alert]");
  if (!alert) return;
  alert.hidden = problem === "";
  alert.textContent = problem;
}

/** Shows the thank-you message in place of the form. */
function thank(form: HTMLFormElement): void {
  form.remove();
  document.getElementById(feedbackFailedId)?.remove();
  const thanks = document.getElementById(feedbackThanksId);
  thanks?.classList.remove("hidden");
  thanks?.focus();
}
