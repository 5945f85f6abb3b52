import { firm } from "@crm/drawings/data/team";
import { template, templateParts } from "@crm/drawings/data/template";
import type { Conversation } from "../guide-picture.ts";

/** The screen on which a template is written. */
export const templateEditor = {
  frame: { kind: "app", module: "templates" },
  title: "New template",
  buttons: [{ label: "Submit", spot: "submit" }],
} as const;

/** The text with its placeholders marked, or with the sample values in their place. */
export function writeTemplateText(filled: boolean) {
  return templateParts.map((part, i) => {
    if (i % 2 === 0) return part;
    const look = filled ? "font-semibold" : "rounded-[0.3125rem] bg-gold-soft font-semibold";
    return (
      <span key={part} className={look}>
        {filled ? template.samples[(i - 1) / 2] : part}
      </span>
    );
  });
}

/** How the customer will see it, beside the editor. */
export const templatePreview: Conversation = {
  name: firm.name,
  detail: "Preview",
  spot: "preview",
  lines: [{ from: "them", text: writeTemplateText(true), time: "18:05" }],
};

/** What the template's quick replies say. */
export const quickReplies = ["Track it", "Call me", "JOIN"];
