import type { Outdated } from "../../pictures/src/capture/picture-list.ts";
import type { Finding } from "./finding.ts";

const reasons = {
  missing: "is missing",
  drawing: "shows an earlier drawing",
  brand: "shows another brand",
};

/** More than these of one kind are counted, not named one by one. */
const namedOneByOne = 8;

/** Pictures and films that do not show the product as it is now. */
export function checkPictures(outdated: readonly Outdated[]): Finding[] {
  const kinds = Map.groupBy(outdated, ({ picture, why }) => `${why} ${kindOf(picture.name)}`);
  return [...kinds.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const all = [first, ...rest];
    return all.length > namedOneByOne ? [countPictures(all, first)] : all.map(namePicture);
  });
}

function namePicture({ picture, why }: Outdated): Finding {
  return { where: picture.files[0] ?? picture.name, what: say(reasons[why]) };
}

function countPictures(all: readonly Outdated[], { picture, why }: Outdated): Finding {
  const where = `${all.length} ${kindOf(picture.name)}`;
  return { where, what: say(`each ${reasons[why]}`) };
}

function say(what: string): string {
  return `${what}; npm run pictures makes it anew`;
}

function kindOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}
