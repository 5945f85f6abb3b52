import { makeStill } from "./make-still.tsx";

const space = "aspect-3/2 w-52 max-w-full";

/** The small drawings of empty pages and thank-you pages, rendered without client code. */
export const EmptyStill = makeStill(
  async () => (await import("@crm/drawings/spots/spots")).EmptySpot,
  space,
);
export const ErrorStill = makeStill(
  async () => (await import("@crm/drawings/spots/spots")).ErrorSpot,
  space,
);
export const ThankYouStill = makeStill(
  async () => (await import("@crm/drawings/spots/spots")).ThankYouSpot,
  space,
);
