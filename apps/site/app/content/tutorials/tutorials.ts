import { tutorialPaths } from "@crm/brand";
import { automationTheme } from "./themes/automation.ts";
import { contactsTheme } from "./themes/contacts.ts";
import { leadsTheme } from "./themes/leads.ts";
import { messagesTheme } from "./themes/messages.ts";
import { startTheme } from "./themes/start.ts";
import type { Tutorial, TutorialKey, TutorialTheme } from "./tutorial.ts";

/** The tutorials by theme, in the order of the overview. */
export const tutorialThemes: readonly TutorialTheme[] = [
  startTheme,
  messagesTheme,
  contactsTheme,
  leadsTheme,
  automationTheme,
];

export const tutorials: readonly Tutorial[] = tutorialThemes.flatMap((theme) => theme.tutorials);

/** The tutorial at a path; undefined for other paths. */
export function findTutorialAt(path: string): Tutorial | undefined {
  return tutorials.find(({ key }) => tutorialPaths[key] === path);
}

/** @throws Error when no tutorial has this key */
export function findTutorial(key: TutorialKey): Tutorial {
  const found = tutorials.find((tutorial) => tutorial.key === key);
  if (!found) throw new Error(`There is no tutorial ${key}`);
  return found;
}
