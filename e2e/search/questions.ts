import { tutorialPaths } from "@crm/brand";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath } from "@crm/contract/pages/help-center";
import { sitePaths } from "@crm/contract/pages/site-paths";

/** What somebody types into the search, and the pages that would each be a right answer. */
export interface SearchQuestion {
  typed: string;
  right: readonly string[];
}

const started = (slug: string) => articlePath("getting-started", slug);
const data = (slug: string) => articlePath("data-management", slug);
const templates = (slug: string) => articlePath("templates", slug);
const chat = (slug: string) => articlePath("live-chat-and-attributes", slug);
const leads = (slug: string) => articlePath("leads-and-pipelines", slug);
const broadcasts = (slug: string) => articlePath("broadcasts", slug);
const workflows = (slug: string) => articlePath("workflow-automation", slug);
const settings = (slug: string) => articlePath("setting", slug);
const integrations = (slug: string) => articlePath("integrations", slug);
const quotations = (slug: string) => articlePath("products-and-quotations", slug);
const account = (slug: string) => articlePath("whatsapp-business-account", slug);

const prices = [sitePaths.pricing, started("choose-monthly-or-yearly")];
const messageCost = [sitePaths.pricing, broadcasts("cost-of-a-broadcast")];
const failedMessages = [broadcasts("why-messages-fail")];
const csvImport = [data("import-contacts-from-csv"), tutorialPaths.importContacts];
const people = [sitePaths.support, sitePaths.contact];

/** Sixty searches as buyers and users type them: short, with slips, some in Hindi words. */
export const searchQuestions: readonly SearchQuestion[] = [
  // Before buying
  { typed: "price kitna hai", right: prices },
  { typed: "extra user price", right: [...prices, settings("add-people-and-permissions")] },
  { typed: "whatsapp api charges", right: messageCost },
  { typed: "per message cost", right: messageCost },
  { typed: "free trial", right: [started("start-the-free-trial"), started("after-the-trial")] },
  { typed: "trial khatam hone ke baad", right: [started("after-the-trial")] },
  { typed: "demo book karna hai", right: [sitePaths.bookDemo] },
  { typed: "security", right: [sitePaths.privacy, data("keep-customer-data-safe")] },
  { typed: "data safe hai kya", right: [sitePaths.privacy, data("keep-customer-data-safe")] },
  { typed: "mobile app", right: [sitePaths.mobileApp] },
  { typed: "analytics", right: [leads("weekly-reports"), broadcasts("read-a-broadcast-report")] },
  { typed: "terms and conditions", right: [sitePaths.terms] },

  // Paying
  { typed: "upi payment", right: [started("upi-and-e-mandate")] },
  { typed: "auto debit band kaise kare", right: [started("upi-and-e-mandate")] },
  { typed: "gst bill chahiye", right: [started("gst-invoice")] },
  { typed: "invoice download", right: [started("gst-invoice")] },
  { typed: "recharge", right: [broadcasts("recharge-whatsapp-credits")] },
  { typed: "wallet balance", right: [broadcasts("recharge-whatsapp-credits")] },
  { typed: "cancel plan", right: [started("upgrade-or-cancel"), started("refund-rules")] },
  { typed: "refund", right: [started("refund-rules"), sitePaths.refund] },
  { typed: "limit cross ho gaya extra charge", right: [started("entry-limits")] },
  { typed: "delete my account", right: [started("delete-your-account")] },

  // The WhatsApp account
  { typed: "blue tick", right: [account("blue-tick")] },
  { typed: "green tick kaise milega", right: [account("blue-tick")] },
  {
    typed: "use my existing whatsapp number",
    right: [account("keep-your-whatsapp-number"), account("which-phone-number")],
  },
  { typed: "change whatsapp number", right: [account("change-your-number")] },
  { typed: "display name change", right: [account("change-your-display-name")] },
  {
    typed: "facebook business verfication documents",
    right: [account("business-verification-documents"), account("what-you-need-to-apply")],
  },
  { typed: "switch from another provider", right: [account("move-from-another-provider")] },
  {
    typed: "otp nahi aa raha",
    right: [
      account("which-phone-number"),
      account("what-you-need-to-apply"),
      started("sign-in-trouble"),
    ],
  },

  // Templates and broadcasts
  {
    typed: "why is my template rejected",
    right: [templates("why-was-my-template-rejected"), tutorialPaths.createTemplate],
  },
  { typed: "template paused", right: [templates("paused-templates")] },
  {
    typed: "utility changed to marketing",
    right: [templates("category-changes")],
  },
  { typed: "hindi template", right: [templates("hindi-templates")] },
  {
    typed: "bulk message kaise bheje",
    right: [
      broadcasts("send-a-broadcast"),
      broadcasts("choose-the-right-audience"),
      tutorialPaths.filterAudience,
    ],
  },
  { typed: "mesage not delivered", right: failedMessages },
  { typed: "error 131049", right: [...failedMessages, broadcasts("marketing-message-caps")] },
  { typed: "131026", right: failedMessages },
  { typed: "broadcast report", right: [broadcasts("read-a-broadcast-report")] },
  { typed: "resend broadcast", right: [broadcasts("stop-or-resend-a-broadcast")] },
  {
    typed: "daily limit increase",
    right: [broadcasts("messaging-tiers"), tutorialPaths.upgradeTier],
  },
  {
    typed: "unsubscribe option",
    right: [settings("set-opt-out-keywords"), tutorialPaths.optInOptOut],
  },
  { typed: "facebook ads lead", right: [integrations("click-to-whatsapp-ads")] },
  {
    typed: "bold text",
    right: [broadcasts("format-message-text"), tutorialPaths.formatting],
  },

  // Daily work
  {
    typed: "chatbot kaise banaye",
    right: [chat("build-a-chatbot"), tutorialPaths.chatbotParameter],
  },
  { typed: "auto reply after office hours", right: [chat("messages-outside-business-hours")] },
  { typed: "cant reply after 24 hours", right: [chat("24-hour-session-window")] },
  { typed: "assign lead to salesman", right: [leads("assign-leads")] },
  { typed: "followup reminder", right: [leads("follow-up-reminders")] },
  {
    typed: "payment reminder message",
    right: [
      workflows("payment-and-appointment-reminders"),
      blogArticlePath("payment-reminders-that-keep-the-peace"),
    ],
  },
  { typed: "duplicate contacts", right: [data("duplicate-contacts")] },
  { typed: "contact upload nahi ho raha", right: csvImport },
  { typed: "quotation pdf", right: [quotations("send-a-quotation")] },
  { typed: "staff permission", right: [settings("add-people-and-permissions")] },
  { typed: "forgot pasword", right: [started("sign-in-trouble")] },

  // Connecting
  {
    typed: "indiamart leads",
    right: [integrations("connect-your-marketplace"), tutorialPaths.marketplace],
  },
  {
    typed: "woocomerce order message",
    right: [
      workflows("connect-your-store"),
      tutorialPaths.storeWorkflow,
      workflows("order-messages-stopped"),
    ],
  },
  {
    typed: "cod order confirm",
    right: [workflows("confirm-cash-on-delivery-orders"), tutorialPaths.orderConfirmation],
  },
  { typed: "google sheet zapier", right: [integrations("google-sheets-and-zapier")] },
  { typed: "customer care number", right: people },
];
