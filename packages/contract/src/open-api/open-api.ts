import { brand } from "@crm/brand";
import type { z } from "zod";
import { statusAnswer } from "../calls/answer.ts";
import { apiKeyHeader, type Host, idempotencyHeader, tunnelHeader } from "../calls/call.ts";
import { siteAssertionHeader } from "../extensions/site-assertion.ts";
import { describeSchema } from "./describe-schema.ts";
import { type Operation, operationGroups, operations } from "./operations.ts";

type Json = Record<string, unknown>;

/** What each header is for, and whether a request without it is rejected. */
const headerTexts: Record<string, { description: string; required: boolean }> = {
  [apiKeyHeader]: { description: "The caller's key", required: true },
  [idempotencyHeader]: {
    description: "A request that is sent again with the same key gets the first answer again",
    required: false,
  },
  [tunnelHeader]: { description: "Skips the warning page of a tunnel host", required: false },
  [siteAssertionHeader]: {
    description: "Signed by the site with PUBLISH_SECRET; contains the visitor's address",
    required: true,
  },
};

/**
 * Describes the twelve calls, the customers' lead API and our extensions as OpenAPI 3.1, from the
 * schemas that check them.
 *
 * @param hosts the addresses of `{api}` and `{admin}`, without a slash at the end
 * @returns a document that can be sent as JSON
 * @example describeApi({ api: "https://desk.example/api", admin: "https://desk.example" })
 */
export function describeApi(hosts: Record<Host, string>): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = {
      servers: [{ url: hosts[operation.host] }],
      [operation.method.toLowerCase()]: describeOperation(operation),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.product.name}: calls of the website`,
      version: "1.0.0",
      description:
        "The requests that the website sends to its hosts, and the lead API for customers' websites.",
    },
    servers: [{ url: hosts.api }],
    tags: operationGroups.map((name) => ({ name })),
    paths,
  };
}

const partText =
  "For a part of the list, on a host that lists the capability article-parts. Others ignore it.";

function describeOperation(operation: Operation): Json {
  const { number, id, group, summary, path, headers, query, partQuery = [] } = operation;
  const { request, response } = operation;
  const parameter = (place: string, name: string, required: boolean, description?: string) => ({
    in: place,
    name,
    required,
    ...(description && { description }),
    schema: { type: "string" },
  });
  return {
    operationId: id,
    tags: [group],
    summary: number === undefined ? summary : `${summary} (call ${number})`,
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => parameter("path", name, true)),
      ...query.map((name) => parameter("query", name, true)),
      ...partQuery.map((name) => parameter("query", name, false, partText)),
      ...headers.map((name) => {
        const { required = false, description } = headerTexts[name] ?? {};
        return parameter("header", name, required, description);
      }),
    ],
    ...(request && { requestBody: { required: true, content: describeBody(request) } }),
    responses: {
      200: { description: "The answer", content: describeBody(response) },
      default: {
        description: "An error, with a sentence that says what is wrong",
        content: describeBody(statusAnswer),
      },
    },
  };
}

function describeBody(schema: z.ZodType): Json {
  return { "application/json": { schema: describeSchema(schema) } };
}
