/** The cover drawings with their keywords. The first that matches a post is used. */
const motifs = [
  ["lock", /privacy|trust|opt-?in|consent|secure|\bdata\b|lost/i],
  ["parcel", /order|parcel|\bcod\b|store|cart|deliver|stock/i],
  ["broadcast", /broadcast|diwali|festival|campaign|limit|audience/i],
  ["rupee", /₹|\bbill|price|pay|cost|free\b|refund|quot/i],
  ["board", /pipeline|lead|follow|crm\b|stage|excel|deal/i],
  ["chat", /template|message|chat|repl|answer|whatsapp|button|line/i],
] as const;
export type Motif = (typeof motifs)[number][0];

/** Background colours of covers. */
const grounds = ["sand", "leaf", "gold", "deep", "white"] as const;
export type Ground = (typeof grounds)[number];

export interface Cover {
  motif: Motif;
  ground: Ground;
  /** Whether the drawing is mirrored. */
  isMirrored: boolean;
  /** A variant of small details, 0 to 2. */
  variant: number;
}

/**
 * Chooses the drawing of a post without a picture: always the same for the same title and category.
 * The title decides the drawing, the category the colour.
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
    motif: named?.[0] ?? motifs[seed % motifs.length]?.[0] ?? "chat",
    ground: grounds[hash(category) % grounds.length] ?? "sand",
    isMirrored: (seed >>> 8) % 2 === 1,
    variant: (seed >>> 12) % 3,
  };
}

/** FNV-1a: a short hash that spreads a few names evenly. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
