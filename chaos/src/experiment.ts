/** A promise about the system under a fault, and what breaks it; empty if it was kept. */
export interface Finding {
  promise: string;
  broken: string[];
}

/** What an experiment has seen. */
export interface Result {
  /** Counts and times, such as the number of kills. */
  figures: Record<string, number | string>;
  findings: Finding[];
}

/** A fault that is caused on purpose, and the promises that must hold all the same. */
export interface Experiment {
  /** Names the experiment on the command line, in kebab-case. */
  name: string;
  /** What is done, for people. */
  title: string;
  /** Whether it needs the builds of both apps, or only the sources of the back office. */
  needsBuild: boolean;
  /** Why it can't run on this machine; undefined when it can. */
  skipped?: string | undefined;
  /**
   * @param isShort the form for tests: each fault once or a few times
   * @param say prints a line of progress
   */
  run(isShort: boolean, say: (line: string) => void): Promise<Result>;
}
