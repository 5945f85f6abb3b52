/** A template in the editor: text with numbered placeholders, and sample values. */
export const template = {
  name: "order_packed",
  category: "Utility",
  language: "English",
  text: "Namaste {{1}}, your order {{2}} is packed. It leaves {{3}} this evening. Reply here to change anything.",
  samples: ["Anju", "Q-0421", "Surat"],
  replies: ["Track it", "Call me"],
} as const;

/** The text split at its placeholders; parts with an odd index are placeholders. */
export const templateParts = template.text.split(/(\{\{\d\}\})/);
