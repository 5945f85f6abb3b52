import { type Call, callPath } from "@crm/contract/calls/call";
import { checkShape } from "@crm/server-kit/check-shape";
import { FetchError, fetchJson } from "@crm/server-kit/fetch-json";
import type { z } from "zod";

/** The site waits as long as this for a lead call. Milliseconds. */
export const timeoutMs = 30_000;

/** The host under test. Addresses are without a slash at the end. */
export interface TestedHost {
  api: string;
  admin: string;
  /** The value of the header `apiKey`. */
  apiKey: string;
}

/** A call's answer that has the shape of the contract, or why there is none. */
export type Answer<Body> = { status: number; body: Body } | { status: number; fault: string };

interface AskOptions {
  parameters?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** Makes a call as the site does, and checks the shape of the answer. */
export async function askHost<Response extends z.ZodType>(
  host: TestedHost,
  call: Call<z.ZodType, Response>,
  { parameters = {}, body, headers = {} }: AskOptions = {},
): Promise<Answer<z.output<Response>>> {
  const url = `${call.host === "api" ? host.api : host.admin}${callPath(call, parameters)}`;
  try {
    const answer = await fetchJson(url, {
      name: `${call.method} ${new URL(url).pathname}`,
      timeoutMs,
      method: call.method,
      headers: {
        "Content-Type": "application/json",
        ...(call.headers.includes("apiKey") && { apiKey: host.apiKey }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    if (status >= 500) return { status, fault: `answered ${status}` };
    const shape = checkShape(call.response, answer.body);
    if (shape.success) return { status, body: shape.data };
    const [issue] = shape.error.issues;
    const field = issue?.path.join(".") || "the body";
    return { status, fault: `answered ${status}, and ${field} is wrong: ${issue?.message}` };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { status: error.status ?? 0, fault: error.message };
  }
}
