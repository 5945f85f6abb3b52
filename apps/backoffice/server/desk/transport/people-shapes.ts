import type { AuditAction, AuditResource } from "../../audit/audit-actions.ts";
import type { Role } from "../../auth/roles.ts";
import type { LeadCount } from "./lead-shapes.ts";

/** One line of the audit trail. */
export interface AuditEvent {
  id: string;
  at: string;
  /** Null: nobody was signed in. */
  personId: string | null;
  personName: string | null;
  action: AuditAction;
  resource: AuditResource;
  resourceId: string | null;
  details: Record<string, string | number> | null;
}

/** Somebody who is named in the audit trail. */
export interface AuditPerson {
  id: string;
  name: string;
}

/** A person at the desk. */
export interface DeskPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Invited people have no password yet. */
  isInvited: boolean;
  /** Whether an authenticator app is asked for at sign-in. */
  twoStep: boolean;
  lastSeenAt: string | null;
}

/** A person on their own page. */
export interface PersonDetail extends DeskPerson {
  openLeads: LeadCount;
}

export interface HandOverAnswer {
  /** The number of leads that have the new owner. */
  handedOver: number;
}

/** A person after an administrator's change. */
export interface ChangedPerson extends DeskPerson {
  /** A link for a password, which can't be shown again; absent when it was mailed. */
  link?: string;
}

/** One's own account. */
export interface Account {
  name: string;
  email: string;
  role: Role;
  twoStep: boolean;
  sessions: AccountSession[];
}

export interface AccountSession {
  id: string;
  /** Such as "Firefox on Windows". */
  browser: string;
  startedAt: string;
  /** To the day: a session in use is extended once a day. */
  lastUsedAt: string;
  isCurrent: boolean;
}

/** What an authenticator app needs, and the codes for the day when it is lost. */
export interface TwoStepSetup {
  uri: string;
  recoveryCodes: string[];
}
