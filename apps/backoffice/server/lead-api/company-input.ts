import { textField } from "@crm/contract/fields/text-field";
import { z } from "zod";

const maxName = 80;

/** The name of a company or a workflow. The messages are shown beside the fields. */
export const nameInput = z.object({ name: textField("Please give a name", maxName) });

export const workflowChange = z.object({
  active: z.boolean({ error: "Please say whether it is on or off" }),
});

export const keyInput = z.object({
  label: textField("Please say what the key is for", maxName),
});
