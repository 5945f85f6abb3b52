import {
  apiKeyHeader,
  type Call,
  callPath,
  idempotencyHeader,
  tunnelHeader,
} from "@crm/contract/calls/call";
import { siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import {
  type FetchOptions,
  fetchBytes,
  fetchJson,
  type JsonAnswer,
  type RawAnswer,
} from "@crm/server-kit/fetch-json";
import { requestIdHeaders } from "@crm/server-kit/request-id";
import { type CallTimeouts, timeouts } from "./timeouts.ts";

export interface HostSettings {
  apiUrl: string;
  adminUrl: string;
  apiKey: string;
}

export interface HostRequest {
  parameters?: Record<string, string>;
  /** Parameters of the address's query. */
  query?: Record<string, string>;
  /** Text is sent unchanged. */
  body?: object | string;
  /** Sent by the calls that define it. */
  idempotencyKey?: string;
  /** The site's signed assertion, for hosts that can read it. */
  assertion?: string | undefined;
}

/** Sends the calls of the contract. Each method throws FetchError when there is no usable answer. */
export interface HostClient {
  /** Parses the answer's JSON object, whatever the status. */
  callJson(call: Call, request?: HostRequest): Promise<JsonAnswer>;
  /** Returns the answer's bytes, unparsed. */
  callBytes(call: Call, request?: HostRequest): Promise<RawAnswer>;
}

/** The only place that knows the hosts' addresses and the headers of their calls. */
export function createHostClient(
  settings: HostSettings,
  callTimeouts: CallTimeouts = timeouts.calls,
): HostClient {
  const addressOf = (call: Call, { parameters, query }: HostRequest) => {
    const search = new URLSearchParams(query);
    const base = call.host === "api" ? settings.apiUrl : settings.adminUrl;
    return base + callPath(call, parameters) + (search.size > 0 ? `?${search}` : "");
  };

  const optionsOf = (call: Call, request: HostRequest): FetchOptions => ({
    name: `Call ${call.number}`,
    method: call.method,
    headers: headersOf(call, request, settings),
    body: call.method === "POST" ? writeBody(request) : undefined,
    timeoutMs: callTimeouts[call.method],
  });

  return {
    callJson: async (call, request = {}) =>
      fetchJson(addressOf(call, request), optionsOf(call, request)),
    callBytes: async (call, request = {}) =>
      fetchBytes(addressOf(call, request), optionsOf(call, request)),
  };
}

function writeBody({ body }: HostRequest): string | undefined {
  return typeof body === "string" ? body : JSON.stringify(body);
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
  return { ...sent, ...requestIdHeaders() };
}
