/**
 * The platform's current figures that differ from the specification. Pages and the default rule set
 * use the specification's figures; these are for notes and for a second rule set.
 */

/** The day on which the sources below were checked. */
export const checkedOn = "2026-11-20";

const meta = "https://developers.facebook.com/documentation/business-messaging/whatsapp";

/** A changed figure's source and start (an ISO day, or `null` when the source gives none). */
export interface Dated {
  readonly since: string | null;
  readonly source: string;
}

export const templatesToday = {
  source: `${meta}/templates/components`,
  since: null,
  textLength: 1_024,
  headerLength: 60,
  footerLength: 60,
  buttons: 10,
  quickReplies: 10,
  buttonLength: 25,
  websiteButtons: 2,
  phoneButtons: 1,
  copyCodeButtons: 1,
  /** Quick replies and other buttons can be combined, each kind in its own group. */
  actionsMixable: true,
} as const satisfies Dated & Record<string, unknown>;

/** An approved template can be edited, but not its category. */
export const editingToday = {
  source:
    "https://infobip.com/docs/api/channels/whatsapp/whatsapp-service-management/edit-whatsapp-template",
  since: null,
  editsPerDay: 1,
  editsPer30Days: 10,
} as const satisfies Dated & Record<string, unknown>;

/** The limit counts unique people per rolling 24 hours, outside the service window. */
export const tiersToday = {
  source: `${meta}/messaging-limits.md`,
  since: "2025-10-07",
  unit: "business portfolio",
  limits: [250, 2_000, 10_000, 100_000, null],
  upgradeWithinHours: 6,
  upgradeShare: 0.5,
  upgradeWithinDays: 7,
} as const satisfies Dated & Record<string, unknown>;

/** Billing by delivered message instead of by conversation. */
export const billingToday = {
  source:
    "https://api.support.vonage.com/hc/en-us/articles/19800233069084-WhatsApp-Pricing-Updates-1st-July-2025",
  since: "2025-07-01",
  unit: "delivered message",
} as const satisfies Dated & Record<string, unknown>;

/** The platform's own rates for India in rupees, before GST and any provider's margin. */
export const pricesToday = {
  source: "https://wabaconnect.com/whatsapp-messaging-api-updated-pricing-in-2026/",
  since: "2026-01-01",
  marketing: 0.8631,
  utility: 0.115,
  authentication: 0.115,
  gst: 0.18,
} as const satisfies Dated & Record<string, unknown>;

/**
 * Connecting a number that is in use in the WhatsApp Business app, which goes on working for single
 * chats. WhatsApp also calls it Coexistence. A provider has to offer it; whether this product does is
 * not specified, so texts don't say that it does.
 */
export const coexistenceToday = {
  source: `${meta}/embedded-signup/onboarding-business-app-users`,
  since: null,
  rule: "A number that you use in the WhatsApp Business app can be connected to the API too, if the provider offers it. You then keep the app for one-to-one chats, and both show the same chats. A number in the personal WhatsApp app can't be connected this way.",
} as const satisfies Dated & Record<string, unknown>;

/**
 * The shop platform's custom apps, which provide the values in `shopConnectionInputs`. Since this day
 * none can be created in a store's admin; older ones still work. It is a fact about the default
 * brand's platform; its page is
 * https://shopify.dev/docs/apps/build/authentication-authorization/legacy/admin-custom-apps. Pages
 * that are shown to visitors must not contain that name, so there is no `source` here.
 */
export const shopAppsToday = { since: "2026-01-01" } as const;

/** Replies inside the service window are charged at the utility rate, with free ones per month. */
export const serviceToday = {
  source: `${meta}/pricing/non-template-messages`,
  since: "2026-10-01",
  price: pricesToday.utility,
  /** Per number, according to resellers. */
  freePerMonth: 1_000,
  /** Replies after a click on an advertisement that opens WhatsApp stay free this long. */
  freeAfterAdHours: 72,
} as const satisfies Dated & Record<string, unknown>;
