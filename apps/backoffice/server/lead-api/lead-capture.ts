import { apiKeyHeader } from "@crm/contract/calls/call";
import { leadCapture, leadCaptureBody } from "@crm/contract/lead-capture";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { answerError, answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { findClientAddress, readIdempotencyKey } from "../http/caller.ts";
import { HttpError } from "../http/http-error.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import type { Services } from "../services.ts";
import { type Capturing, captureLead, findCaptureWorkflow } from "./capture-lead.ts";
import { findCompanyKey, recordKeyUse } from "./company-keys.ts";

const { companyParameter, messages, statuses } = leadCapture;

/** The context of a request before its body is read. */
interface CaptureEnv extends AppEnv {
  Variables: Capturing;
}

/** The lead API that customers call from their own websites. */
export function createLeadApiRoutes(services: Services): Hono<CaptureEnv> {
  const { commitInGroup, now } = services;
  const path = `${apiPath}${leadCapture.path}`;
  const app = new Hono<CaptureEnv>();
  app.onError(answerError(services.log, messages.serverError));

  app.post(path, requireCompanyKey(services), limitBody, async (c) => {
    const body = await readJson(c, leadCaptureBody);
    const key = readIdempotencyKey(c);
    return c.json(await captureLead(commitInGroup, c.var, body, key, now()));
  });
  app.all(path, answerWrongMethod(leadCapture.method));
  return app;
}

/** Lets a company with its key and an active workflow pass. Every request is counted. */
function requireCompanyKey(services: Services) {
  const { db, now, consumeRateLimit } = services;
  return createMiddleware<CaptureEnv>(async (c, next) => {
    const address = findClientAddress(c, services);
    const companyId = c.req.query(companyParameter)?.trim();
    if (!companyId) {
      await consumeRateLimit("leadCaptureRejected", address);
      throw new HttpError(statuses.badRequest, `${companyParameter} is required`, {
        field: companyParameter,
      });
    }
    const key = await findCompanyKey(db, companyId, c.req.header(apiKeyHeader) ?? "");
    if (!key) {
      await consumeRateLimit("leadCaptureRejected", address);
      throw new HttpError(statuses.invalidKey, messages.invalidKey);
    }
    await consumeRateLimit("leadCapture", address);
    await recordKeyUse(db, key, now());
    const workflowId = await findCaptureWorkflow(db, companyId);
    if (!workflowId) {
      throw new HttpError(statuses.workflowNotFound, messages.workflowNotFound);
    }
    c.set("companyId", companyId);
    c.set("workflowId", workflowId);
    await next();
  });
}
