import type { Generated } from "kysely";
import type { AuditAction, AuditResource } from "../../audit/audit-actions.ts";
import type { Flag } from "./flag.ts";

/** The secrets that all back offices on this database use, in a form that a backup does not reveal. */
export interface SealedSecrets {
  /** Random; for both other columns. */
  salt: string;
  /** Encrypted; null while there is no key. */
  sealed: string | null;
  /** A slow hash of all secrets together, which shows whether a process has the same. */
  fingerprint: string;
}

/** What fails at one copy of the site or the back office, as that copy last reported it. */
export interface AppReportRow {
  /** The copy, as `nameCopy` names it. */
  source: string;
  reported_at: number;
  /** The sentences of its failing readiness checks by name, as JSON. */
  failing: string;
}

/** Something that the owner is told by mail, once for each kind; see `alarms/alarms.ts`. */
export interface AlarmRow {
  kind: string;
  /** When it began; null while all is well. */
  since: number | null;
  /** The last mail that says that it lasts. */
  mailed_at: number | null;
  /** Whether a mail has been written since it began, so that another one must say that it is over. */
  is_told: Generated<Flag>;
}

/** What a person did at the desk, or what happened to their account. */
export interface AuditRow {
  id: string;
  at: number;
  /** Null: nobody was signed in. */
  person_id: string | null;
  /** The name at that time, which stays when the person is removed. */
  person_name: string | null;
  action: AuditAction;
  resource: AuditResource;
  resource_id: string | null;
  /** JSON, never with what a lead or visitor has sent. */
  details: string | null;
}

/** A link that lets a person choose a password, once. */
export interface PersonLinkRow {
  /** SHA-256 of the token in the link, which is stored nowhere. */
  token_hash: string;
  purpose: "invitation" | "password";
  person_id: string;
  expires_at: number;
}
