/** Narrow screens are used with a thumb, which needs 44 pixels. */
const narrow = "@media (max-width: 599.95px)";

export const thumb = { [narrow]: { minWidth: 44, minHeight: 44 } };

/** For a link that is not part of a sentence. */
export const thumbLink = {
  [narrow]: { display: "inline-flex", alignItems: "center", minWidth: 44, minHeight: 44 },
};
