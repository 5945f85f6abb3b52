export const previewCopy = {
  title: "Preview",
  width: "Width of the preview",
  widths: { phone: "Phone", desktop: "Desktop" },
  frame: (width: string) => `Preview, ${width}`,
  show: "Show preview",
  hide: "Hide preview",
  large: "Show large",
  close: "Close",
  tab: "Open in a new tab",
  copyLink: "Copy link",
  copied: "Copied. The link works for an hour.",
  notCopied: "The link could not be copied. Open the preview in a new tab and copy its address.",
  linkHelp: "Whoever has the link sees this text for an hour, also without an account.",
  failed: "The preview can't be loaded right now.",
  search: "Search result",
  untitled: "Untitled",
  length: (name: string, length: number, most: number) =>
    length > most
      ? `${name}: ${length} characters. Search engines show about ${most}.`
      : `${name}: ${length} of about ${most} characters`,
  titleLength: "Title",
  descriptionLength: "Description",
  noDescription: "Without a meta description or summary, search engines choose a part of the text.",
  card: "Link preview",
  cardHelp: "How a link to it looks in WhatsApp and on social networks.",
} as const;
