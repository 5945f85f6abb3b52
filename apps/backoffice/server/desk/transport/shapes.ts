import type { RightsOfRole } from "../../auth/rights.ts";
import type { Role } from "../../auth/roles.ts";
import type { EditingConflictDetails } from "./editing-shapes.ts";

/**
 * The types of the desk's REST answers: instants are ISO 8601 text, absent values are null. There are
 * only types here, so the pages can share them without bundling server code.
 */
export interface Page<Item> {
  data: Item[];
  total: number;
}

/** An error answer: a message for people, and one for each invalid field. */
export interface DeskError {
  message: string;
  errors?: Record<string, string>;
  /** Until the password is changed, only signing out and changing it are allowed. */
  reason?: "password-change-required";
  /** What a save would have overwritten. */
  conflict?: EditingConflictDetails;
}

/** The current session; null when nobody is signed in, which is no error. */
export interface SessionAnswer {
  session: Session | null;
}

export interface Session {
  person: { id: string; name: string; email: string; role: Role };
  /** What this person's role allows, by resource. */
  may: RightsOfRole;
  /** False when no mail server is set: mails then wait in the outbox. */
  mailServer: boolean;
  /** Whether the person has signed in with a generated password and has to choose their own. */
  mustChangePassword: boolean;
}

/** Something that is configured; `value` is null when it is not set. Never a secret. */
export interface ConfiguredSetting {
  name: string;
  value: string | null;
  /** The variable of whoever runs the server; null when there are several. */
  variable: string | null;
}

export interface DeskSettings {
  settings: ConfiguredSetting[];
  /** Facts about the business that are still examples or undecided. */
  openFacts: string[];
}

/** One's own Monday mail; only some roles get it. */
export interface MondayMailChoice {
  isOn: boolean;
  isForRole: boolean;
}

/** The mail server has accepted the test mail. */
export interface TestMailAnswer {
  recipient: string;
}
