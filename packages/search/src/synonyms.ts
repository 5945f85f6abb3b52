import { tokenize } from "./tokenize.ts";

/** One meaning: a search for any of its words also finds the others. */
interface Meaning {
  /** Words that articles use. */
  words: readonly string[];
  /** Further words and phrases that people type, many of them Hindi in English letters. */
  typed?: readonly string[];
}

/** Extended when the list of searches with no results shows a missing word. */
const meanings: readonly Meaning[] = [
  {
    words: ["price", "pricing", "cost", "charge", "rate", "fee"],
    typed: ["kitna", "kitne", "bhaav", "bhav", "daam", "kimat", "keemat"],
  },
  { words: ["tax", "gst"] },
  { words: ["invoice", "bill"] },
  { words: ["pay", "payment"], typed: ["paisa", "paise", "bhugtan"] },
  { words: ["credit", "balance", "recharge"], typed: ["wallet", "topup"] },
  { words: ["mandate", "autopay"], typed: ["auto debit", "auto renewal"] },
  { words: ["refund"], typed: ["wapas", "money back"] },
  { words: ["cancel", "stop", "revoke", "end"], typed: ["band", "bandh"] },
  { words: ["after", "end", "over"], typed: ["khatam", "baad", "expire", "expired"] },
  { words: ["start", "begin"], typed: ["shuru"] },
  { words: ["buy", "purchase"], typed: ["kharidna", "kharide"] },
  { words: ["discount", "offer"], typed: ["coupon"] },
  { words: ["delete", "remove", "erase"], typed: ["hatana", "hataye"] },
  { words: ["change", "edit", "update"], typed: ["badalna", "badle"] },
  { words: ["create", "build", "add"], typed: ["banana", "banaye"] },
  { words: ["send"], typed: ["bhejna", "bheje"] },
  { words: ["broadcast"], typed: ["bulk", "mass"] },
  { words: ["message"], typed: ["msg", "sandesh"] },
  { words: ["import"], typed: ["upload"] },
  { words: ["sheet", "spreadsheet", "excel", "csv"] },
  { words: ["duplicate", "double"] },
  { words: ["report"], typed: ["analytics", "statistics", "stats", "insights"] },
  { words: ["team", "staff", "agent"], typed: ["employee", "karmchari"] },
  { words: ["seller", "salesperson"], typed: ["salesman"] },
  { words: ["customer", "buyer"], typed: ["grahak", "client"] },
  { words: ["quotation", "quote"], typed: ["estimate", "proforma"] },
  { words: ["chatbot", "bot"] },
  { words: ["follow"], typed: ["followup"] },
  { words: ["ad", "ads", "advert"], typed: ["advertisement", "vigyapan"] },
  { words: ["meta", "facebook"] },
  { words: ["verify", "verified", "verification"] },
  { words: ["login", "sign"], typed: ["signin"] },
  { words: ["security", "safe", "privacy"], typed: ["secure", "suraksha"] },
  { words: ["move", "switch"], typed: ["migrate", "migration", "port", "shift", "transfer"] },
  { words: ["app"], typed: ["android", "ios", "play store"] },
  { words: ["shop", "store"], typed: ["dukan", "dukaan"] },
  {
    words: ["support"],
    typed: [
      "madad",
      "helpline",
      "helpline number",
      "customer care",
      "customer care number",
      "contact number",
    ],
  },
];

/** The most words of a phrase. */
export const longestPhrase = 3;

const fold = (text: string) =>
  tokenize(text)
    .map(({ word }) => word)
    .join(" ");

const synonyms = new Map<string, readonly string[]>();
for (const { words, typed = [] } of meanings) {
  for (const word of [...words, ...typed].map(fold)) {
    const others = words.map(fold).filter((other) => other !== word);
    synonyms.set(word, [...new Set([...(synonyms.get(word) ?? []), ...others])]);
  }
}

/**
 * Words of articles that mean the same as a word or phrase of a query.
 *
 * @param typed as `tokenize` returns it; the words of a phrase separated by a space
 * @example findSynonyms("kitna") // ["price", "pricing", "cost", "charge", "rate", "fee"]
 */
export function findSynonyms(typed: string): readonly string[] {
  return synonyms.get(typed) ?? [];
}
