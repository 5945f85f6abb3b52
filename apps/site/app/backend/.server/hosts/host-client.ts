import {
  apiKeyHeader,
  type Call,
  callPath,
  idempotencyHeader,
  tunnelHeader,
} from "@crm/contract/calls/call";
import { siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { NoAnswer } from "./no-answer.ts";
import { readJsonAnswer } from "./read-json-answer.ts";

/** How long a host may take to answer in full. Milliseconds. */
export const patienceMs = { GET: 10_000, POST: 5_000 } as const;

export interface HostSettings {
  apiUrl: string;
  adminUrl: string;
  apiKey: string;
}

export interface HostRequest {
  parameters?: Record<string, string>;
  body?: object;
  /** Sent by calls that know it. */
  idempotencyKey?: string;
  /** What the site vouches for, to hosts that can read it. */
  assertion?: string | undefined;
}

export interface HostAnswer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Sends one call of the contract and reads its answer.
 *
 * @throws NoAnswer
 */
export type CallHost = (call: Call, request?: HostRequest) => Promise<HostAnswer>;

/** Knows where the hosts are and what their calls carry; nothing else in the site does. */
export function createHostClient(settings: HostSettings, patience = patienceMs): CallHost {
  return async (call, request = {}) => {
    const base = call.host === "api" ? settings.apiUrl : settings.adminUrl;
    try {
      const response = await fetch(base + callPath(call, request.parameters), {
        method: call.method,
        headers: headersOf(call, request, settings),
        body: call.method === "POST" ? JSON.stringify(request.body) : null,
        // A redirect would carry keys and leads to wherever it points.
        redirect: "manual",
        signal: AbortSignal.timeout(patience[call.method]),
      });
      return { status: response.status, body: await readJsonAnswer(response) };
    } catch (error) {
      throw new NoAnswer(`Call ${call.number}: ${reasonOf(error)}`);
    }
  };
}

function headersOf(
  { headers }: Call,
  { idempotencyKey, assertion }: HostRequest,
  { apiKey }: HostSettings,
): Record<string, string> {
  const values: Record<string, string | undefined> = {
    [apiKeyHeader]: apiKey,
    [idempotencyHeader]: idempotencyKey,
    [tunnelHeader]: "true",
  };
  const sent: Record<string, string> = {
    "Content-Type": "application/json",
    Accept: "application/json",
    "Accept-Encoding": "identity",
  };
  for (const name of headers) {
    const value = values[name];
    if (value !== undefined) sent[name] = value;
  }
  if (assertion !== undefined) sent[siteAssertionHeader] = assertion;
  return sent;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
