/**
 * Figures of the forms, dialogs, lists and layout. Durations are milliseconds, widths are CSS
 * pixels.
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

/** Style sheets have the same widths from `packages/drawings/src/breakpoints.css`. */
export const layout = {
  /** The mobile navigation is used up to and including this width. It closes above it. */
  mobileNavigationMaxPx: 913,
  /** Below this width the layout changes a second time. */
  narrowBelowPx: 768,
  cardHeightPx: 460,
} as const;

export const lists = {
  blogPageSize: 8,
  /** Titles on one page of a help category; our own choice. */
  helpCategoryPageSize: 50,
  carouselItems: 3,
  moduleCardArticles: 3,
  popularArticles: 6,
  /** Most results of a search inside articles; readers rarely read more. */
  searchAnswers: 20,
} as const;

/** Length of the contact form's phone, in characters without spaces. */
export const contactPhone = { minLength: 10, maxLength: 15 } as const;

/** The default country of a phone field (ISO 3166-1 alpha-2). */
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
  /** As long as a title. */
  searchTerm: 120,
} as const;
