/**
 * Where readers' answers are sent: `POST`, form fields or JSON named as below. A script gets JSON, a
 * form without one is led back to the article.
 */
export const feedbackAction = "/_forms/feedback";

/** The form's fields; `category` is the slug in a help article's address. */
export const feedbackFields = {
  section: "section",
  category: "category",
  slug: "slug",
  helpful: "helpful",
  reason: "reason",
  note: "note",
} as const;

/** The place on the article's page that says thank you. */
export const feedbackThanksId = "feedback-thanks";
