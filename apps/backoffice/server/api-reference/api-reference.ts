import { createHash } from "node:crypto";
import { describeApi } from "@crm/contract/open-api/open-api";
import { Hono } from "hono";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import type { Services } from "../services.ts";
import { writeReferencePage } from "./reference-page.ts";
import { referenceStyles } from "./reference-styles.ts";

const documentPath = "/openapi.json";
const styleHash = createHash("sha256").update(referenceStyles).digest("base64");

/** Serves the description of the calls: `/openapi.json` for programs, `/api-docs` for people. */
export function createApiReference({ settings }: Pick<Services, "settings">): Hono<AppEnv> {
  const hosts = { api: `${settings.backofficeUrl}${apiPath}`, admin: settings.backofficeUrl };
  // Written at their first request, because few starts need them.
  let description: string | undefined;
  let page: ReturnType<typeof writeReferencePage> | undefined;
  const headers = { "Cache-Control": "public, max-age=300" };
  return new Hono<AppEnv>()
    .get(documentPath, (c) => {
      description ??= JSON.stringify(describeApi(hosts));
      return c.body(description, 200, {
        ...headers,
        "Content-Type": "application/json",
        // Tools on other origins may read it; it contains nothing private.
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
      });
    })
    .get("/api-docs", (c) => {
      page ??= writeReferencePage(hosts, documentPath);
      return c.html(page, 200, {
        ...headers,
        "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      });
    });
}
