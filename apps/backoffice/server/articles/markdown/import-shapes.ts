/** What happens to articles that exist already: their text waits as a working copy, or is replaced. */
export type ExistingChoice = "workingCopy" | "replace";

/** What new articles become: drafts, or what the file says. */
export type StatusChoice = "draft" | "keep";

export type Outcome = "created" | "changed" | "same" | "rejected";

/** What happens, or would happen, to one file. */
export interface FileOutcome {
  file: string;
  outcome: Outcome;
  /** Why it was rejected, or what an editor should know. */
  sentence?: string;
  /** The line of the file that the sentence is about. */
  line?: number;
}

export interface ImportReport {
  isDryRun: boolean;
  counts: Record<Outcome, number>;
  files: FileOutcome[];
}
