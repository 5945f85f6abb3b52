import type { tutorialPaths } from "@crm/brand";
import { paths } from "../../paths.ts";

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
  /** The article of our help centre that answers in short. */
  help: PageLink;
  /** A page that says what this costs or what it is good for. */
  offer?: PageLink;
  /** Tutorials to read next. */
  next: readonly TutorialKey[];
}

/** A link to another page of the site. */
export interface PageLink {
  label: string;
  path: string;
}

/** Tutorials on one topic, in reading order. */
export interface TutorialTheme {
  id: string;
  title: string;
  text: string;
  tutorials: readonly Tutorial[];
}

/** A link to the pricing page, with words for what the reader finds there. */
export function pricingOf(label: string): PageLink {
  return { label, path: paths.pricing };
}
