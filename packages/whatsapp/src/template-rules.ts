import { templateLimits, templateName } from "./templates.ts";

const { textLength, quickReplies, quickReplyLength } = templateLimits;

/**
 * The rules for a template, one sentence each. Tools that check a text use the ids; pages show the
 * sentences.
 */
export const templateRules = {
  name: templateName.rule,
  textLength: `At most ${textLength.toLocaleString("en-IN")} characters of text.`,
  placeholderOrder: "Placeholders are numbered from {{1}} in sequence.",
  placeholderText: "Each placeholder has text around it.",
  quickReplyCount: `At most ${quickReplies} quick replies.`,
  quickReplyLength: `At most ${quickReplyLength} characters in a quick reply.`,
  quickReplyEmoji: "No emojis in a quick reply.",
  actionsUnmixed: "Quick replies and call-to-actions can't be mixed.",
  callToActionTypes: "No two call-to-actions of the same type.",
  callToActionPhone: "A call-to-action's phone number has its country code, without the plus.",
  urlShortener: "No shortened links.",
  spaces: "No trailing spaces and no double spaces.",
  language: "The whole text is in the one language that you chose.",
  mediaText: "An image, video or document needs text with it.",
} as const;
