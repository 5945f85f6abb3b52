import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = "../../apps/backoffice/seed/pictures/account-number--number.webp";
const bytes = readFileSync(join(import.meta.dirname, file));
const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/** A picture of the stand-in. Its address is made like our back office's, so the site serves it. */
export const picture = { bytes, path: `/media/account-number-840x804-${digest}.webp` };
