import type { tutorialPaths } from "@crm/brand";

export type TutorialKey = keyof typeof tutorialPaths;

/** A tutorial's metadata, for lists, search engines and the page's head. */
export interface Tutorial {
  key: TutorialKey;
  /** The name of its MDX file in this folder. */
  file: string;
  title: string;
  /** The reader's result at the end, in one or two sentences. */
  lede: string;
  /** For search engines: 120 to 155 characters. */
  description: string;
  /** How long it takes, without time spent waiting for others. */
  minutes: number;
  /** Tutorials to read next. */
  next: readonly TutorialKey[];
}

/** Tutorials on one topic, in reading order. */
export interface TutorialTheme {
  id: string;
  title: string;
  text: string;
  tutorials: readonly Tutorial[];
}
