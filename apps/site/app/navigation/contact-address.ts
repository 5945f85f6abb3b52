import { brand } from "@crm/brand";
import { paths } from "../paths.ts";
import { messageId } from "./message-id.ts";

/** The query parameter with the title of the article that the reader comes from. */
const aboutParameter = "about";

/** The query parameter that names one of the messages below. */
const topicParameter = "topic";

/** The maximum length of a title. Characters. */
const longestTitle = 200;

const { name } = brand.product;

/** Initial messages for readers of a page that announces something. */
const topics = {
  "mobile-app": `Please tell me when the ${name} mobile app is ready. My phone is (Android or iPhone): `,
  integration: `I would like to connect ${name} with: `,
  "partner-program": `I would like to recommend ${name} to my clients. I work as (consultant, web developer, agency): `,
} as const;
export type ContactTopic = keyof typeof topics;

/**
 * The contact form's address for a reader of an article.
 *
 * @example contactAboutArticle("Import contacts") // "/contact-us?about=Import+contacts#message"
 */
export function contactAboutArticle(title: string): string {
  return contactAddress(aboutParameter, title);
}

/**
 * The contact form's address for a topic whose message is begun.
 *
 * @example contactAboutTopic("mobile-app") // "/contact-us?topic=mobile-app#message"
 */
export function contactAboutTopic(topic: ContactTopic): string {
  return contactAddress(topicParameter, topic);
}

/** The initial message for a reader who comes from such an address; they may change it. */
export function beginMessage(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const topic = query.get(topicParameter);
  if (topic !== null && Object.hasOwn(topics, topic)) return topics[topic as ContactTopic];
  const title = query.get(aboutParameter)?.replaceAll(/\s+/g, " ").trim().slice(0, longestTitle);
  return title ? `About the article “${title}”:\n\n` : undefined;
}

function contactAddress(parameter: string, value: string): string {
  return `${paths.contact}?${new URLSearchParams({ [parameter]: value })}#${messageId}`;
}
