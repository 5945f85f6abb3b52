import type { PreviewProblem } from "../../backend/preview.ts";

/** Words of the previews, which only editors and their colleagues see. */
export const previewCopy = {
  name: "Preview",
  notice: (until: string) =>
    `Preview: this text is not on the site. The link works until ${until}.`,
  problems: {
    expired: {
      title: "This preview link has expired.",
      text: "A link works for an hour. Please ask for a new one, or open the article at the desk.",
    },
    forged: {
      title: "This is not a preview link.",
      text: "A part of the address may be missing. Please copy the whole link again.",
    },
    missing: {
      title: "This article does not exist any more.",
      text: "It may have been deleted at the desk.",
    },
    unknown: {
      title: "The preview can't be loaded right now.",
      text: "Please try again in a minute.",
    },
  } satisfies Record<PreviewProblem, { title: string; text: string }>,
} as const;
