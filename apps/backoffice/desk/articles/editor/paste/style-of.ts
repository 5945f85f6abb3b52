/** An element's style in lower case without spaces. `sanitizePasted` renames the attribute. */
export function styleOf(element: Element): string {
  return (element.getAttribute("data-style") ?? "").toLowerCase().replaceAll(/\s+/g, "");
}
