import { applicationStates, businessAccountTimes } from "@crm/whatsapp/business-account";
import { formatMinuteRange } from "@crm/whatsapp/durations";
import type { ClipScript } from "./clip-script.ts";

const [, underReview, live] = applicationStates;
const review = formatMinuteRange(businessAccountTimes.review);

/** The ten steps of an application for the WhatsApp Business API. */
export const businessAccountClip: ClipScript = {
  title: "Your WhatsApp Business account, step by step",
  cover: { screen: "accountLive", ring: "live" },
  scenes: [
    {
      screen: "accountStart",
      ring: "apply",
      label: "Click Apply for the API",
      caption: "Open Settings, then WhatsApp number, and click Apply for the API.",
    },
    {
      screen: "accountLogin",
      ring: "continue",
      label: "Log in as an admin",
      caption: "The business manager opens. Log in as an admin of your business.",
    },
    {
      screen: "accountBusiness",
      ring: "business",
      label: "Choose your business",
      caption: "Choose your verified business.",
    },
    {
      screen: "accountDetails",
      ring: "website",
      label: "Name and website",
      caption: "Enter your business name and website. The name should match the website.",
    },
    {
      screen: "accountProfile",
      ring: "new",
      label: "Create a new account",
      caption: "Create a new account, and pick a category and your time zone.",
    },
    {
      screen: "accountDisplayName",
      ring: "name",
      label: "Enter the display name",
      caption: "Enter the display name that customers will see. Use the name on your website.",
    },
    {
      screen: "accountNumber",
      ring: "number",
      label: "Enter an unused number",
      caption: "Enter a number that is not on WhatsApp, and choose text message or phone call.",
    },
    {
      screen: "accountCode",
      ring: "verify",
      label: "Enter the code",
      caption: "Enter the code that you receive, and click Verify.",
    },
    {
      screen: "accountReview",
      ring: "state",
      label: "Wait for the review",
      caption: `The application is ${underReview}. This usually takes about ${review}.`,
    },
    {
      screen: "accountLive",
      ring: "live",
      label: `The status is ${live}`,
      caption: `The status is ${live}. Send a test message to your own phone.`,
    },
  ],
};
