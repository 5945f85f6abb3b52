import type packages from "virtual:third-party-licences";

type Package = (typeof packages)[number];

/** Packages with the same licence text, apart from the owner. */
export interface LicenceGroup {
  licence: string;
  /** The licence without the lines that name an owner. */
  text: string;
  packages: { name: string; version: string; owners: string[] }[];
}

const ownerLine = /^\s*(?:copyright\s+(?:\(c\)|©|\d|\w+\s+\d)|copyright\s+[A-Z@]|©|\(c\)\s)/i;
const noOwner = /^\s*copyright\s+(?:notice|holders?|owners?|licen[sc]e|law|and\s)/i;

/**
 * Groups packages whose licences differ only in the owner, so that the same text is not shown a
 * hundred times. The largest group comes first, with its packages sorted by name.
 */
export function groupByLicence(list: readonly Package[]): LicenceGroup[] {
  const groups = new Map<string, LicenceGroup>();
  for (const { name, version, licence, text } of list.toSorted(byName)) {
    const lines = text.split(/\r?\n/);
    const owners = lines.filter(isOwnerLine).map((line) => line.trim());
    const words = lines
      .filter((line) => !isOwnerLine(line))
      .join("\n")
      .trim();
    const key = `${licence} ${normalize(words)}`;
    const group = groups.get(key) ?? { licence, text: words, packages: [] };
    group.packages.push({ name, version, owners });
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.packages.length - a.packages.length);
}

function byName(a: Package, b: Package): number {
  return a.name < b.name ? -1 : 1;
}

function isOwnerLine(line: string): boolean {
  return ownerLine.test(line) && !noOwner.test(line);
}

/** Headings, line breaks, quotes and list markers do not distinguish licences. */
function normalize(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:the )?(?:mit|isc|bsd)(?: \w+)? licen[sc]e(?: mit)? /, "")
    .replace(/ (?:all rights reserved) /g, " ");
}
