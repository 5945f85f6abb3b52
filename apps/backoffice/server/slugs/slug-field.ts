import { maxCharacters } from "@crm/contract/fields/length-rules";
import { z } from "zod";

const longest = 120;

/** The last part of an address, as an editor may write it. */
export const slugField = z
  .string({ error: "Please give an address" })
  .check(maxCharacters(longest))
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "Please use small letters, digits and single hyphens, such as import-contacts",
  );
