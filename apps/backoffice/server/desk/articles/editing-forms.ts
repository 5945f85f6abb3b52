import { maxCharacters } from "@crm/contract/fields/length-rules";
import { z } from "zod";
import { articleFields } from "../../articles/article-fields.ts";

/** Characters. */
const longestNote = 300;

const revision = z.int({ error: "Please reload the page" }).min(0).max(2_000_000_000);

/** What the editor's tab last knew. */
const seen = { revision, articleRevision: revision };

/** The id of a browser's tab. */
const tab = z
  .string({ error: "Please reload the page" })
  .regex(/^[\w-]{1,64}$/, "Please reload the page");

export const saveForm = z.object({ fields: articleFields, tab, ...seen });
export const editingForm = z.object({ tab, takesOver: z.boolean().default(false) });
export const discardForm = z.object(seen);

export const publicationForm = z.object({
  /** Missing for programs that publish what is there. */
  seen: z.object(seen).optional(),
  note: z
    .string()
    .trim()
    .check(maxCharacters(longestNote))
    .nullish()
    .transform((text) => text || null),
});
export const scheduleForm = publicationForm.extend({
  at: z.iso.datetime("Please choose a day and a time"),
});
