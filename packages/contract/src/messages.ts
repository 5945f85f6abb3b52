/**
 * Every message that the specification prescribes for visitors, to the letter, odd spellings
 * included. Pages, the back office and the tests import them from here.
 */

// In a file of its own: only a form that is sent needs them, and every page would load them.
export { fieldMessages } from "./field-messages.ts";

/** Outcomes of the lead forms. */
export const outcomeMessages = {
  leadFailed: "Failed to submit data!",
  thankYou: "Thank you for your inquiry! We will contact you soon.",
} as const;

/** Errors and empty states of the help centre and the blog. */
export const articleMessages = {
  notFound: "Article not found",
  failed: "Failed to fetch article",
  error: "Error fetching article",
  blogNotFound: "Blog not found!",
  blogError: "Error fetching blog details!",
  /** The blog list's text ends with a period; the category page's text does not. */
  noArticles: "No articles found.",
  noArticlesInCategory: "No articles found",
  noData: "No data found",
  noCategories: "No categories found",
  loading: "Loading articles...",
  noAnswer: "No answer found.",
  rephrase: "Rephrase the question and try again.",
} as const;

/** Errors that the broadcast tutorial shows. */
export const broadcastMessages = {
  beyondTier: "Audience size exceeding remaining quota, some messages may not be delivered.",
} as const;

/** States of a form's button and captcha widget. */
export const formLabels = {
  submit: "Submit",
  submitting: "Submitting...",
  captchaLoading: "Loading...",
} as const;
