import type { tutorialPaths } from "@crm/brand";

export type TutorialKey = keyof typeof tutorialPaths;

/** What stands around a tutorial's text: a list, a search engine and the page's head need it. */
export interface Tutorial {
  key: TutorialKey;
  /** The name of its text beside this file. */
  file: string;
  title: string;
  /** What the reader will have at the end, in one or two sentences. */
  lede: string;
  /** For search engines: 110 to 160 characters. */
  description: string;
  /** How long it takes, waiting for others aside. */
  minutes: number;
  /** The day on which its steps were last checked: ISO day. */
  checked: string;
  /** What to read afterwards. */
  next: readonly TutorialKey[];
}

/** Tutorials on one thing, in the order in which one needs them. */
export interface TutorialTheme {
  id: string;
  title: string;
  text: string;
  tutorials: readonly Tutorial[];
}
