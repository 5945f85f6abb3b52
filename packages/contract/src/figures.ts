/**
 * Figures of section 9 that the forms, dialogs and lists own. Durations are milliseconds,
 * widths are CSS pixels.
 */
export const toast = {
  durationMs: 5_000,
  position: "top-right",
  hotkey: ["altKey", "KeyT"],
} as const;

export const formTimings = {
  contactThankYouMs: 6_000,
  enterpriseNavigateMs: 1_000,
} as const;

export const howItWorks = { firstMs: 100, lastMs: 7_700, visibleShare: 0.5 } as const;

export const layout = {
  /** The navigation is the mobile one at this width or less, and closes above it. */
  mobileNavigationMaxPx: 913,
  /** A second switch happens below this width. */
  narrowBelowPx: 768,
  cardHeightPx: 460,
} as const;

export const lists = {
  blogPageSize: 8,
  /** Titles on one page of a help category; the specification names no number. */
  helpCategoryPageSize: 50,
  carouselItems: 3,
  moduleCardArticles: 3,
  popularArticles: 6,
  /** Answers of a search inside articles: nobody reads more. */
  searchAnswers: 20,
} as const;

/** The contact form's phone: characters without spaces (sections 5 and 9). */
export const contactPhone = { minLength: 10, maxLength: 15 } as const;

/** Country that a phone field starts with (ISO 3166-1 alpha-2). */
export const defaultCountry = "IN";

/** Longest accepted values, so that a row, a mail and a page stay readable. Characters. */
export const maxLength = {
  email: 254,
  name: 120,
  phone: 40,
  companyName: 160,
  message: 5_000,
  captchaToken: 16_000,
  option: 80,
  /** What is searched for: no longer than a title. */
  searchTerm: 120,
} as const;
