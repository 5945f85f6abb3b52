/**
 * The slugs of the sample posts that have a drawing of their own. The list is apart from the drawings,
 * because browsers need only the names.
 */
export const postCoverNames = [
  "a-customer-asks-for-her-data",
  "a-pipeline-for-a-travel-office",
  "abandoned-carts-without-nagging",
  "confirm-cod-orders-before-packing",
  "customers-without-a-phone-number",
  "diwali-broadcast-plan",
  "eight-tags-for-a-saree-shop",
  "festival-week-in-a-small-store",
  "first-message-to-a-marketplace-lead",
  "five-templates-before-and-after",
  "from-excel-to-crm-in-an-evening",
  "opt-in-at-the-shop-counter",
  "order-messages-people-keep",
  "payment-reminders-that-keep-the-peace",
  "replies-are-no-longer-always-free",
  "sending-limits-for-the-whole-portfolio",
  "ten-buttons-instead-of-three",
  "the-first-two-lines",
  "the-shop-phone-is-lost",
  "what-a-lead-form-must-say",
  "what-lost-leads-tell-you",
  "whatsapp-bills-each-message",
  "when-your-best-seller-is-on-leave",
  "which-store-data-belongs-in-your-crm",
] as const;

export type PostCover = (typeof postCoverNames)[number];
