import { coverVariants, type Topic, topicCover } from "@crm/drawings/data/cover-topics";
import { postCoverNames } from "@crm/drawings/data/post-covers";

/** The topics with their keywords. The first that matches a post is used. */
const keywords: readonly (readonly [Topic, RegExp])[] = [
  ["lock", /privacy|trust|opt-?in|consent|secure|\bdata\b|lost/i],
  ["parcel", /order|parcel|\bcod\b|store|cart|deliver|stock/i],
  ["broadcast", /broadcast|diwali|festival|campaign|limit|audience/i],
  ["rupee", /₹|\bbill|price|pay|cost|free\b|refund|quot/i],
  ["board", /pipeline|lead|follow|crm\b|stage|excel|deal/i],
  ["chat", /template|message|chat|repl|answer|whatsapp|button|line/i],
];

/** Drawings with a tick or a rupee sign, which can't be mirrored. */
const hasSign: ReadonlySet<Topic> = new Set<Topic>(["rupee", "board", "parcel"]);

/** Background colours of covers. */
const grounds = ["sand", "leaf", "gold", "deep", "white"] as const;
export type Ground = (typeof grounds)[number];

const ownCovers: ReadonlySet<string> = new Set(postCoverNames);

export interface CoverChoice {
  /** The drawing's name in the sheet of covers. */
  name: string;
  ground: Ground;
  isMirrored: boolean;
}

/**
 * Chooses the drawing of a post without a picture: its own, if there is one for its slug. Otherwise
 * the title decides the drawing and the category the colour, always the same ones.
 */
export function chooseCover({
  slug,
  title,
  category = "",
}: {
  slug: string;
  title: string;
  category?: string | undefined;
}): CoverChoice {
  const ground = grounds[hash(category) % grounds.length] ?? "sand";
  if (ownCovers.has(slug)) return { name: slug, ground, isMirrored: false };
  const seed = hash(title);
  const [topic] = keywords.find(([, words]) => words.test(title)) ??
    keywords.find(([, words]) => words.test(category)) ??
    keywords[seed % keywords.length] ?? ["chat"];
  return {
    name: topicCover(topic, (seed >>> 12) % coverVariants),
    ground,
    isMirrored: !hasSign.has(topic) && (seed >>> 8) % 2 === 1,
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
