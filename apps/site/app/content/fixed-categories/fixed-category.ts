/** A question of a fixed category with its short answer. */
export interface Question {
  title: string;
  /** One string per paragraph. */
  answer: readonly string[];
}

/** A help category that always has a page, even without content from the host. */
export interface FixedCategory {
  name: string;
  /** The help home's tab that shows it when the host does not have the category. */
  type: "module" | "whatsapp";
  /** One sentence about the topic of the questions. */
  description: string;
  questions: readonly Question[];
}
