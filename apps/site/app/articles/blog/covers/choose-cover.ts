/** What a cover may show, and the words that ask for it. The first that fits a post wins. */
const motifs = [
  ["lock", /privacy|trust|opt-?in|consent|secure|\bdata\b|lost/i],
  ["parcel", /order|parcel|\bcod\b|store|cart|deliver|stock/i],
  ["broadcast", /broadcast|diwali|festival|campaign|limit|audience/i],
  ["rupee", /₹|\bbill|price|pay|cost|free\b|refund|quot/i],
  ["board", /pipeline|lead|follow|crm\b|stage|excel|deal/i],
  ["talk", /template|message|chat|repl|answer|whatsapp|button|line/i],
] as const;
export type Motif = (typeof motifs)[number][0];

/** What a cover is drawn on. */
const grounds = ["sand", "leaf", "gold", "deep", "white"] as const;
export type Ground = (typeof grounds)[number];

export interface Cover {
  motif: Motif;
  ground: Ground;
  /** Whether the drawing looks the other way. */
  isMirrored: boolean;
  /** A few more small differences, 0 to 2. */
  variant: number;
}

/**
 * Chooses the picture of a post that has none: always the same for the same title and category.
 * The title says what is drawn, the category on which colour.
 */
export function chooseCover({
  title,
  category = "",
}: {
  title: string;
  category?: string | undefined;
}): Cover {
  const seed = hash(title);
  const named =
    motifs.find(([, words]) => words.test(title)) ??
    motifs.find(([, words]) => words.test(category));
  return {
    motif: named?.[0] ?? motifs[seed % motifs.length]?.[0] ?? "talk",
    ground: grounds[hash(category) % grounds.length] ?? "sand",
    isMirrored: (seed >>> 8) % 2 === 1,
    variant: (seed >>> 12) % 3,
  };
}

/** FNV-1a: short, and even enough to spread a handful of names. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
