import { expect, it } from "vitest";
import { bannedPhrases } from "./banned-phrases.ts";
import { findBannedPhrases } from "./find-banned-phrases.ts";

/** What to write instead, with at least one text for each phrase that it replaces. */
const advice: Record<string, readonly string[]> = {
  fix: ["mend", "mends", "mended", "mending"],
  "without results": ["in vain"],
  empty: ["blank"],
  video: ["our film", "this film", "the films", "short films"],
  chat: ["a talk", "every talk"],
  is: ["stands in the", "stand below your", "lies beside"],
  "the screen shows": ["on the screen stands"],
  expensive: ["too dear", "less dear"],
  "the one with the error": ["the guilty row"],
  "my question is not here": ["mine is not here"],
  "name the problem": ["something in your way"],
  "plain words": ["a hand on the door", "a hand on the sleeve"],
  "on top of your plan": ["this is beside your plan", "it is beside your plan"],
  "what the reader gets": ["do it once with us"],
  "on somebody's phone": ["in somebody's phone"],
  "a plain clause": ["of those whom", "so that none"],
  who: ["it is they who", "whosoever"],
  "they, their": ["he or she", "his or her", "him or her", "s/he"],
  "plain English": ["whilst", "amongst", "hence", "hereby", "therein", "nay", "shall not"],
  "say what to do": ["do the needful", "revert back", "prepone"],
  please: ["kindly"],
  mailed: ["mailed across", "e-mailed over"],
  "what the product does": ["guarantee", "guaranteed", "guarantees"],
  "what is known": ["100 % s", "100% s", "100 percent", "100 per cent"],
  "a number with a source": ["hundreds of", "crores of"],
  "a fact": [
    ...["best in", "best-in", "the best CRM", "#1", "no. 1", "no.1", "number one", "trusted by"],
    ...["loved by", "award-winning", "prize-winning", "world-class", "industry-leading"],
    ...["market leading", "unmatched", "unbeatable", "our happy customers", "owners love"],
    ...["double your sales", "triple your leads", "3x", "12x"],
  ],
  "what it does": [
    ...["cutting-edge", "bleeding edge", "state of the art", "state-of-the-art", "next-gen"],
    ...["next gen", "game-changing", "game changer", "revolutionary", "seamless", "seamlessly"],
    ...["supercharge"],
  ],
  "the terms": ["risk-free", "risk free", "zero risk", "hassle-free", "hassle free"],
  "what protects the data": ["bank-grade", "military level"],
  "nothing: there is no certificate": [
    ...["ISO 27001", "ISO27001", "SOC 2", "SOC2", "PCI DSS", "PCI-DSS"],
  ],
  "nothing, unless it is true": ["official Meta partner", "official WhatsApp partner"],
  "the price": ["what applies on the day", "on the day they apply"],
  "what is certain": ["sources differ"],
};

const cases = Object.entries(advice).flatMap(([instead, phrases]) =>
  phrases.map((phrase) => ({ phrase, instead })),
);

it.each(cases)("for $phrase it says to write $instead", ({ phrase, instead }) => {
  expect(findBannedPhrases(`so ${phrase} here`)).toMatchObject([{ phrase, instead }]);
});

it("has a text for each banned phrase", () => {
  const untried = bannedPhrases.filter(
    ({ pattern }) => !cases.some(({ phrase }) => new RegExp(pattern, "i").test(phrase)),
  );
  expect(untried).toEqual([]);
  expect([...new Set(bannedPhrases.map(({ instead }) => instead))].sort()).toEqual(
    Object.keys(advice).sort(),
  );
});
