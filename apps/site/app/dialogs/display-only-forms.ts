/** On the button that shows a password: its label once it is shown. */
export const otherLabelAttribute = "data-other-label";

/**
 * Makes the forms that send nothing interactive: they are HTML of the server. Their submit button
 * opens the page of their action, and a button in a password field shows what is typed. Returns a
 * function that stops this.
 */
export function followDisplayOnlyForms(): () => void {
  document.addEventListener("submit", openAction);
  document.addEventListener("click", togglePassword);
  return () => {
    document.removeEventListener("submit", openAction);
    document.removeEventListener("click", togglePassword);
  };
}

/** The browser itself would add a question mark to the address. */
function openAction(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-display-only]")) return;
  event.preventDefault();
  location.assign(form.action);
}

function togglePassword({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest(`[${otherLabelAttribute}]`);
  if (!button) return;
  const input = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!(input instanceof HTMLInputElement)) return;
  input.type = input.type === "password" ? "text" : "password";
  const label = button.getAttribute("aria-label") ?? "";
  button.setAttribute("aria-label", button.getAttribute(otherLabelAttribute) ?? "");
  button.setAttribute(otherLabelAttribute, label);
  for (const eye of button.children) eye.toggleAttribute("hidden");
}
