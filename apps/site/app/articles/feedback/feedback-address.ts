/**
 * The address for readers' answers: `POST`, form fields or JSON named as below. A script gets JSON;
 * a form without a script is redirected to the article.
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

/** The id of the thank-you message on the article's page. */
export const feedbackThanksId = "feedback-thanks";

/** The id of the message on the article's page that the answer could not be sent. */
export const feedbackFailedId = "feedback-failed";

/** On the form: `follow-feedback.ts` sends it by script. */
export const feedbackFormAttribute = "data-feedback";
