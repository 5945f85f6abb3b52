import { articleLists } from "@crm/contract/calls/article";
import { maxCharacters, maxEntries, notEmpty } from "@crm/contract/fields/length-rules";
import { z } from "zod";
import { slugField } from "../slugs/slug-field.ts";

const name = z
  .string({ error: "Please give a name" })
  .trim()
  .check(notEmpty("Please give a name"), maxCharacters(80));

const type = z.enum(["module", "whatsapp"], { error: "Please choose Module or WhatsApp" });

/** The fields of a category that an editor sets. Its messages are shown beside the fields. */
export const categoryInput = z
  .object({
    section: z.enum(["help", "blog"], { error: "Please choose help or blog" }),
    name,
    slug: slugField,
    /** Help only: the tab of the help home that shows it. */
    type: type.nullish(),
  })
  .refine(({ section, type }) => section === "blog" || type, {
    path: ["type"],
    message: "Please choose Module or WhatsApp",
  });
export type CategoryInput = z.output<typeof categoryInput>;

const ids = z.array(z.string()).check(maxEntries(10_000));

/** The fields of a category that an editor may change; its section is fixed. */
export const categoryChange = z.object({
  name,
  slug: slugField,
  type: type.nullish(),
  /** Help only: the ids of its articles in its four lists, in order. */
  lists: z.record(z.enum(articleLists), ids).nullish(),
  /** The revision that the editor opened. */
  revision: z.int().optional(),
});
export type CategoryChange = z.output<typeof categoryChange>;

/** All categories of a section in their new order. */
export const categoryOrder = z.object({
  section: z.enum(["help", "blog"], { error: "Please choose help or blog" }),
  ids,
});
