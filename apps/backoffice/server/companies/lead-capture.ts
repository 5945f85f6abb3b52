import { apiKeyHeader } from "@crm/contract/calls/call";
import { leadCapture, leadCaptureFields } from "@crm/contract/lead-capture";
import { Hono } from "hono";
import { answerError, answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { findClientAddress } from "../http/client-address.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import { readIdempotencyKey } from "../http/read-keys.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { captureLead, hasCaptureWorkflow } from "./capture-lead.ts";
import { isCompanyKey } from "./company-keys.ts";

const { companyParameter, messages, statuses } = leadCapture;

/** The lead API that customers call from their own websites. */
export function createLeadCapture(services: Services): Hono<AppEnv> {
  const { db, now, takeTurn } = services;
  const path = `${apiPath}${leadCapture.path}`;
  const app = new Hono<AppEnv>();
  app.onError(answerError(services.log, messages.serverError));

  app.post(path, limitBody, async (c) => {
    const companyId = c.req.query(companyParameter)?.trim();
    if (!companyId) {
      throw new Refusal(statuses.badRequest, `${companyParameter} is required`, {
        field: companyParameter,
      });
    }
    const address = findClientAddress(c, services);
    if (!(await isCompanyKey(db, companyId, c.req.header(apiKeyHeader) ?? ""))) {
      await takeTurn("leadCaptureRefused", address);
      throw new Refusal(statuses.invalidKey, messages.invalidKey);
    }
    await takeTurn("leadCapture", address);
    if (!(await hasCaptureWorkflow(db, companyId))) {
      throw new Refusal(statuses.workflowNotFound, messages.workflowNotFound);
    }
    const fields = await readJson(c, leadCaptureFields);
    return c.json(await captureLead(db, companyId, fields, readIdempotencyKey(c), now()));
  });
  app.all(path, answerWrongMethod(leadCapture.method));
  return app;
}
