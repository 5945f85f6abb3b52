import { maxCharacters } from "@crm/contract/fields/length-rules";
import { z } from "zod";

const longest = 120;

/** The last part of an address, validated. */
export const slugField = z
  .string({ error: "Please give an address" })
  .check(maxCharacters(longest))
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "Please use lowercase letters, digits and single hyphens, such as import-contacts",
  );
