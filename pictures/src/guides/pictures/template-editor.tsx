import { firm } from "@crm/drawings/data/team";
import { template, templateParts } from "@crm/drawings/data/template";
import type { Conversation } from "../guide-picture.ts";

/** The template editor's screen. */
export const templateEditor = {
  frame: { kind: "app", module: "templates" },
  title: "New template",
  buttons: [{ label: "Submit", spot: "submit" }],
} as const;

/** The text with its placeholders marked, or replaced by the sample values. */
export function writeTemplateText(filled: boolean) {
  return templateParts.map((part, i) => {
    if (i % 2 === 0) return part;
    const look = filled ? "font-semibold" : "rounded-drawing-check bg-gold-soft font-semibold";
    return (
      <span key={part} className={look}>
        {filled ? template.samples[(i - 1) / 2] : part}
      </span>
    );
  });
}

/** The preview of the customer's view, beside the editor. */
export const templatePreview: Conversation = {
  name: firm.name,
  detail: "Preview",
  spot: "preview",
  lines: [{ from: "them", text: writeTemplateText(true), time: "18:05" }],
};

/** The texts of the template's quick replies. */
export const quickReplies = ["Track it", "Call me", "JOIN"];
