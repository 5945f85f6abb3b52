/** The topics of the drawings for posts that have neither a picture nor a drawing of their own. */
export const coverTopics = ["lock", "parcel", "broadcast", "rupee", "board", "chat"] as const;

export type Topic = (typeof coverTopics)[number];

/** Each topic's drawing exists in this many variants, counted from 0. */
export const coverVariants = 3;

/** The name of a topic's drawing. */
export function topicCover(topic: Topic, variant: number): string {
  return `${topic}-${variant}`;
}
