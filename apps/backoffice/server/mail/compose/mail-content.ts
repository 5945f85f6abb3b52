/** The content of a mail before it is rendered as text and HTML. Any text may be a visitor's. */
export interface MailContent {
  headline: string;
  /** Sentences above the facts. */
  opening: readonly string[];
  facts: readonly Fact[];
  /** What the visitor wrote, with its line breaks. */
  message?: string | undefined;
  action?: { label: string; url: string };
  /** Sentences at the end. */
  closing: readonly string[];
}

export interface Fact {
  label: string;
  value: string;
  /** The page that shows what the value is made of, or a link that calls or writes to the person. */
  url?: string;
}

/** Lists the facts that have a value. */
export function listFacts(entries: Record<string, string | null | undefined>): Fact[] {
  return Object.entries(entries).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
