import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encodePicture } from "../media/encode-picture.ts";

/*
 * Prints by how many megabytes the memory of this process has grown at most: after it has rejected pictures
 * of too many pixels, after it has encoded one of the largest accepted size, and after four at once. The
 * pictures are in the folder that is the parameter.
 */

const [folder = ""] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, name));
const large = read("large.png");
// Loads the library.
await encodePicture(new Uint8Array([0xff, 0xd8, 0xff]), "damaged.jpg").catch(() => undefined);

const before = largestRss();
for (const name of ["bomb.png", "bomb.jpg"]) {
  const rejection = await encodePicture(read(name), name).catch((error: unknown) => error);
  if (!(rejection instanceof Error)) throw new Error(`${name} was accepted`);
}
const rejected = largestRss() - before;
await encodePicture(large, "large.png");
const one = largestRss() - before;
await Promise.all([1, 2, 3, 4].map(() => encodePicture(large, "large.png")));
console.info(JSON.stringify({ rejected, one, several: largestRss() - before }));

/** The most memory that the process ever had. Megabytes. */
function largestRss(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
