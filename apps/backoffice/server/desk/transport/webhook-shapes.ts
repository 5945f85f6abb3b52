import type { WebhookDeliveryRow } from "../../db/rows/webhook-rows.ts";

/** Another system that is told about leads. */
export interface Webhook {
  id: string;
  name: string;
  url: string;
  isInternal: boolean;
  active: boolean;
  /** Until when messages are signed by the secret before too. */
  oldSecretUntil: string | null;
  createdAt: string;
  /** Only in the answer that made it. */
  secret?: string;
}

export interface WebhookDelivery {
  id: string;
  leadId: string;
  event: WebhookDeliveryRow["event"];
  change: WebhookDeliveryRow["change"];
  state: WebhookDeliveryRow["state"];
  attempts: number;
  dueAt: string;
  /** Of the last attempt. */
  status: number | null;
  answer: string | null;
  deliveredAt: string | null;
  createdAt: string;
}

/** What came of a test message. */
export interface WebhookTest {
  isDelivered: boolean;
  status: number | null;
  answer: string;
}
