import { expect, it } from "vitest";
import * as messages from "./messages.ts";

it("has the forms' messages to the letter, odd spellings included", () => {
  expect(messages.fieldMessages).toEqual({
    demo: {
      phone: "Phone number is required.",
      email: "Email is required",
      emailFormat: "Invalid email format",
      name: "First Name is required",
      companyName: "Company Name is required",
      companySize: "Company Size is require.",
      captcha: "Please complete the reCAPTCHA.",
    },
    enterprise: {
      phone: "Phone number is required",
      email: "Email is required",
      emailFormat: "Invalid email format",
      name: "First Name is required.",
      companyName: "Company Name is required.",
      companySize: "Company Size is require.",
      captcha: "Please complete the reCAPTCHA.",
    },
    contact: {
      firstName: "First Name is required",
      lastName: "Last Name is required",
      email: "Email is required",
      emailFormat: "Invalid email format",
      phone: "Phone number is required",
      data: "Please select an option",
      message: "Message is required",
      captcha: "Please complete the reCAPTCHA",
    },
  });
  expect(messages.outcomeMessages).toEqual({
    leadFailed: "Failed to submit data!",
    thankYou: "Thank you for your inquiry! We will contact you soon.",
  });
  expect(messages.formLabels).toMatchObject({
    submitting: "Submitting...",
    captchaLoading: "Loading...",
  });
});

it("has the messages of articles and lists to the letter", () => {
  expect(messages.articleMessages).toEqual({
    notFound: "Article not found",
    failed: "Failed to fetch article",
    error: "Error fetching article",
    blogNotFound: "Blog not found!",
    blogError: "Error fetching blog details!",
    noArticles: "No articles found.",
    noArticlesInCategory: "No articles found",
    noData: "No data found",
    noCategories: "No categories found",
    loading: "Loading articles...",
    noAnswer: "No answer found.",
    rephrase: "Rephrase the question and try again.",
  });
  expect(messages.broadcastMessages).toEqual({
    beyondTier: "Audience size exceeding remaining quota, some messages may not be delivered.",
  });
});
