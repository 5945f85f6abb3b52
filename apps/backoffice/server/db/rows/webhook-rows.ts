import type { Flag } from "./flag.ts";
import type { LeadEventKind } from "./lead-rows.ts";

/** Another system that is told about new and changed leads. */
export interface WebhookEndpointRow {
  id: string;
  name: string;
  url: string;
  /** Whether it may be in our own network, without HTTPS. */
  is_internal: Flag;
  /** While 0, its deliveries wait. */
  active: Flag;
  /** Signs the deliveries. It must be readable, so the database and its backups contain it. */
  secret: string;
  /** The secret before; it signs too until `old_secret_until`. */
  old_secret: string | null;
  old_secret_until: number | null;
  created_at: number;
}

export type WebhookEvent = "lead.created" | "lead.updated" | "lead.erased";

export type DeliveryState = "pending" | "sending" | "delivered" | "dead";

/**
 * That an endpoint is told about a lead. The lead itself is read when it is sent, so nothing here needs
 * to be erased but the answer.
 */
export interface WebhookDeliveryRow {
  /** The `webhook-id`, the same in all attempts. */
  id: string;
  endpoint_id: string;
  lead_id: string;
  event: WebhookEvent;
  /** What happened to the lead. */
  change: LeadEventKind | "erased";
  state: DeliveryState;
  attempts: number;
  /** Earliest next attempt; of a dead one, when it was given up. */
  due_at: number;
  lease_until: number | null;
  /** Of the last attempt: the status, when there was an answer, and its beginning or what went wrong. */
  status: number | null;
  answer: string | null;
  delivered_at: number | null;
  created_at: number;
}
