import { type Outdated, pictureFolder } from "../pictures/picture-list.ts";
import type { Finding } from "./finding.ts";

const reasons = {
  missing: "is missing",
  drawing: "shows an earlier drawing",
  brand: "shows another brand",
};

/** Pictures for link previews that do not show the product as it is now. */
export function checkPictures(outdated: readonly Outdated[]): Finding[] {
  return outdated.map(({ name, why }) => ({
    where: `${pictureFolder}/${name}.png`,
    what: `${reasons[why]}; npm run pictures makes it anew`,
  }));
}
