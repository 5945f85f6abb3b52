/** WhatsApp's categories of the templates below. Each has its own price. */
export type TemplateCategory = "Marketing" | "Utility";

/** A template message to copy. */
export interface GalleryTemplate {
  name: string;
  title: string;
  category: TemplateCategory;
  /** With numbered placeholders, each with text around it. */
  text: string;
  /** What each placeholder means, with a sample value. */
  variables: readonly { means: string; sample: string }[];
  quickReplies?: readonly string[];
  /** Why it fits its category and WhatsApp's rules. */
  reason: string;
}

export interface TemplateGroup {
  industry: string;
  templates: readonly GalleryTemplate[];
}
