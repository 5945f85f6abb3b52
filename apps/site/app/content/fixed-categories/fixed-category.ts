/** A question of a fixed category page with its short answer. */
export interface Question {
  title: string;
  /** One string a paragraph. */
  answer: readonly string[];
}

/** A help category that always has a page, whatever the host has (section 2.1). */
export interface FixedCategory {
  name: string;
  /** Which tab of the help home shows it where the host has no such category. */
  type: "module" | "whatsapp";
  /** One sentence: what the questions are about. */
  description: string;
  questions: readonly Question[];
}
