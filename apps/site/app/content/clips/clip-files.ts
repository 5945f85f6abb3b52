import { businessAccountClip } from "./business-account-clip.ts";
import { measureClip } from "./clip-script.ts";

/** Addresses of the video's files, with their content hash: they can be cached forever. */
const addresses = import.meta.glob<string>("./business-account.*", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The video of the business-account tutorial. */
export const businessAccountVideo = {
  title: businessAccountClip.title,
  seconds: Math.round(measureClip(businessAccountClip)),
  webm: findAddress("webm"),
  mp4: findAddress("mp4"),
  captions: findAddress("vtt"),
  poster: findAddress("webp"),
} as const;

function findAddress(format: string): string {
  const address = addresses[`./business-account.${format}`];
  if (!address) throw new Error(`There is no ${format} of the video; npm run pictures makes it`);
  return address;
}
