import {
  apiKeyHeader,
  type Call,
  callPath,
  idempotencyHeader,
  tunnelHeader,
} from "@crm/contract/calls/call";
import { siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { readPlainBody, sendRequest } from "@crm/server-kit/send-request";
import { readRetryAfter } from "../../../forms/retry-after.ts";
import { submissionTimings } from "../../../forms/submission-timings.ts";
import { NoAnswer } from "./no-answer.ts";
import { maxAnswerBytes, parseAnswer } from "./read-json-answer.ts";

/** Time limit for a host's complete answer. Milliseconds. */
export type HostTimeouts = Readonly<Record<Call["method"], number>>;

export const hostTimeouts: HostTimeouts = { GET: 10_000, POST: submissionTimings.leadCallMs };

export interface HostSettings {
  apiUrl: string;
  adminUrl: string;
  apiKey: string;
}

export interface HostRequest {
  parameters?: Record<string, string>;
  body?: object;
  /** Sent by the calls that define it. */
  idempotencyKey?: string;
  /** The site's signed assertion, for hosts that can read it. */
  assertion?: string | undefined;
}

export interface HostAnswer {
  status: number;
  body: Record<string, unknown>;
  /** The host's `Retry-After`, in seconds. */
  retryAfterSeconds?: number | undefined;
}

/** An answer's status and bytes, not yet parsed. */
export interface RawAnswer {
  status: number;
  bytes: Buffer;
  retryAfterSeconds?: number | undefined;
}

/**
 * Sends one call of the contract and parses its answer.
 *
 * @throws NoAnswer
 */
export type CallHost = (call: Call, request?: HostRequest) => Promise<HostAnswer>;

/**
 * Sends one call and returns the answer's bytes, unparsed.
 *
 * @throws NoAnswer
 */
export type SendCall = (call: Call, request?: HostRequest) => Promise<RawAnswer>;

export function createHostClient(send: SendCall): CallHost {
  return async (call, request) => {
    const { status, bytes, retryAfterSeconds } = await send(call, request);
    try {
      return { status, body: parseAnswer(status, bytes), retryAfterSeconds };
    } catch (error) {
      throw new NoAnswer(`Call ${call.number}: ${reasonOf(error)}`, retryAfterSeconds);
    }
  };
}

/** The only place that knows the hosts' addresses and the headers of their calls. */
export function createSendCall(settings: HostSettings, timeouts = hostTimeouts): SendCall {
  return async (call, request = {}) => {
    const base = call.host === "api" ? settings.apiUrl : settings.adminUrl;
    const signal = AbortSignal.timeout(timeouts[call.method]);
    try {
      // Redirects are not followed: they would send keys and leads to another address.
      const response = await sendRequest(base + callPath(call, request.parameters), {
        method: call.method,
        headers: headersOf(call, request, settings),
        body: call.method === "POST" ? JSON.stringify(request.body) : undefined,
        signal,
      });
      const bytes = await readPlainBody(response, maxAnswerBytes, signal);
      return {
        status: response.statusCode ?? 0,
        bytes,
        retryAfterSeconds: readRetryAfter(response.headers["retry-after"] ?? null),
      };
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
  };
  for (const name of headers) {
    const value = values[name];
    if (value !== undefined) sent[name] = value;
  }
  if (assertion !== undefined) sent[siteAssertionHeader] = assertion;
  return sent;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
