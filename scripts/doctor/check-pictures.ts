import type { Finding } from "@crm/brand/launch/finding";
import type { Outdated } from "../../pictures/src/capture/picture-list.ts";

const reasons = {
  missing: "is missing",
  drawing: "shows an earlier drawing",
  brand: "shows another brand",
};

/** If one kind has more findings than this, they become one finding with their number. */
const maxNamed = 8;

/** Finds pictures and videos that show an earlier version of the product. */
export function checkPictures(outdated: readonly Outdated[]): Finding[] {
  const kinds = Map.groupBy(outdated, ({ picture, why }) => `${why} ${kindOf(picture.name)}`);
  return [...kinds.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const all = [first, ...rest];
    return all.length > maxNamed ? [countPictures(all, first)] : all.map(namePicture);
  });
}

function namePicture({ picture, why }: Outdated): Finding {
  return { where: picture.files[0] ?? picture.name, what: addFix(reasons[why]) };
}

function countPictures(all: readonly Outdated[], { picture, why }: Outdated): Finding {
  const where = `${all.length} ${kindOf(picture.name)}`;
  return { where, what: addFix(`each ${reasons[why]}`) };
}

function addFix(what: string): string {
  return `${what}; run npm run pictures to update it`;
}

function kindOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}
