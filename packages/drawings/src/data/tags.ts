/** Tags of the uniform maker; one of them is a first message tag. */
export const firmTags = [
  { name: "school", contacts: 3_120, first: false },
  { name: "wholesale", contacts: 884, first: false },
  { name: "repeat-buyer", contacts: 2_406, first: false },
  { name: "price-asked", contacts: 571, first: true },
] as const;
