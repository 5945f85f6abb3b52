/** What a mail says, before it becomes text and HTML. Any text here may come from a visitor. */
export interface MailContent {
  headline: string;
  /** Sentences above the facts. */
  opening: readonly string[];
  facts: readonly Fact[];
  /** What the visitor wrote, line breaks kept. */
  message?: string | undefined;
  action?: { label: string; url: string };
  /** Sentences at the end. */
  closing: readonly string[];
}

export interface Fact {
  label: string;
  value: string;
}

/** Drops facts that are not known. */
export function listFacts(entries: Record<string, string | null | undefined>): Fact[] {
  return Object.entries(entries).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
