/** A phrase that no visible text may contain. */
export interface BannedPhrase {
  /** Without flags: it is matched in any letter case. */
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Old-fashioned words, and sentences that sound translated. */
const unnatural: readonly BannedPhrase[] = [
  { pattern: /\bmend(?:s|ed|ing)?\b/, instead: "fix" },
  { pattern: /\bin vain\b/, instead: "without results" },
  { pattern: /\bblank\b/, instead: "empty" },
  { pattern: /\b(?:our|this|the|short) films?\b/, instead: "video" },
  { pattern: /\b(?:a|the|this|that|each|every) talk\b/, instead: "chat" },
  { pattern: /\bstands? (?:in|on|at|below|above|beside) (?:the|a|one|your)\b/, instead: "is" },
  { pattern: /\bon the screen stands\b/, instead: "the screen shows" },
  { pattern: /\blies (?:in|on|at|below|above|beside)\b/, instead: "is" },
  { pattern: /\b(?:as|so|too|very|how|more|less) dear\b/, instead: "expensive" },
  { pattern: /\bthe guilty (?:one|row|field)\b/, instead: "the one with the error" },
  { pattern: /\bmine is not here\b/, instead: "my question is not here" },
  { pattern: /\bsomething in your way\b/, instead: "name the problem" },
  { pattern: /\ba hand on the (?:door|sleeve)\b/, instead: "plain words" },
  { pattern: /\b(?:this|it) is beside your plan\b/, instead: "on top of your plan" },
  { pattern: /\bdo it once with us\b/, instead: "what the reader gets" },
  { pattern: /\bin somebody's phone\b/, instead: "on somebody's phone" },
  { pattern: /\bof those whom\b|\bso that none\b/, instead: "a plain clause" },
  { pattern: /\bit is they who\b|\bwhosoever\b/, instead: "who" },
  { pattern: /\b(?:he or she|his or her|him or her|s\/he)\b/, instead: "they, their" },
  {
    pattern: /\b(?:whilst|amongst|whence|thence|hence|hither|thither)\b/,
    instead: "plain English",
  },
  { pattern: /\b(?:herewith|hereby|thereby|thereof|therein|wherein)\b/, instead: "plain English" },
  { pattern: /\b(?:nay|naught|nought|ere|betwixt|shall not)\b/, instead: "plain English" },
  { pattern: /\bdo the needful\b|\brevert back\b|\bprepone\b/, instead: "say what to do" },
  { pattern: /\bkindly\b/, instead: "please" },
  { pattern: /\b(?:e-)?mailed (?:across|over)\b/, instead: "mailed" },
];

/** Claims that nobody can check, and certificates that nobody has. */
const unsupported: readonly BannedPhrase[] = [
  { pattern: /\bguarantee(?:d|s)?\b/, instead: "what the product does" },
  { pattern: /\b100 ?% [a-z]|\b100 per ?cent\b/, instead: "what is known" },
  { pattern: /\bbest[- ]in\b|\bthe best (?:CRM|WhatsApp|software|tool|app)\b/, instead: "a fact" },
  { pattern: /(?<![\w&#])#1\b(?!\d)|\bno\. ?1\b|\bnumber one\b/, instead: "a fact" },
  { pattern: /\btrusted by\b|\bloved by\b/, instead: "a fact" },
  {
    pattern: /\b(?:hundreds|thousands|lakhs|crores|millions) of\b/,
    instead: "a number with a source",
  },
  {
    pattern: /\b(?:award|prize)-winning\b|\bworld-class\b|\b(?:industry|market)[- ]leading\b/,
    instead: "a fact",
  },
  {
    pattern: /\b(?:cutting|bleeding)[- ]edge\b|\bstate[- ]of[- ]the[- ]art\b|\bnext[- ]gen\b/,
    instead: "what it does",
  },
  {
    pattern: /\bgame[- ]chang(?:er|ing)\b|\brevolutionary\b|\bseamless(?:ly)?\b|\bsupercharge\b/,
    instead: "what it does",
  },
  { pattern: /\bun(?:matched|beatable|paralleled|rivalled)\b/, instead: "a fact" },
  { pattern: /\bour (?:happy|satisfied|many) (?:customers|clients|users)\b/, instead: "a fact" },
  { pattern: /\b(?:customers|clients|owners|users|shops) (?:say|love|swear)\b/, instead: "a fact" },
  { pattern: /\b(?:double|triple) your (?:sales|leads|revenue)\b|\b\d+x\b/, instead: "a fact" },
  { pattern: /\brisk[- ]free\b|\bzero risk\b|\bhassle[- ]free\b/, instead: "the terms" },
  { pattern: /\b(?:bank|military)[- ](?:grade|level)\b/, instead: "what protects the data" },
  {
    pattern: /\bISO ?27001\b|\bSOC ?2\b|\bPCI[- ]DSS\b/,
    instead: "nothing: there is no certificate",
  },
  { pattern: /\bofficial (?:Meta|WhatsApp) partner\b/, instead: "nothing, unless it is true" },
];

/** Answers that avoid the question. */
const evasive: readonly BannedPhrase[] = [
  { pattern: /\bwhat applies on the day\b|\bon the day they apply\b/, instead: "the price" },
  { pattern: /\bsources differ\b/, instead: "what is certain" },
];

export const bannedPhrases: readonly BannedPhrase[] = [...unnatural, ...unsupported, ...evasive];
