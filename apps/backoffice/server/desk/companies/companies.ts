import { Hono } from "hono";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { limitBody } from "../../http/read-json.ts";
import { keyInput, nameInput, workflowChange } from "../../lead-api/company-input.ts";
import { createCompanyKey } from "../../lead-api/company-keys.ts";
import {
  addWorkflow,
  createCompany,
  renameCompany,
  requireCompany,
  revokeKey,
  switchWorkflow,
} from "../../lead-api/manage-companies.ts";
import type { Services } from "../../services.ts";
import type { CompanyDetail, NewKey } from "../transport/company-shapes.ts";
import { readListQuery } from "../transport/list-query.ts";
import { readForm } from "../transport/read-form.ts";
import { companySorts, findCompany, listCompanies } from "./find-companies.ts";

/** Customers of the lead API: a list, one company, and its name, keys and workflows. */
export function createCompanyRoutes(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const manage = requireRight("companies", "manage");
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

  app.get("/", async (c) => c.json(await listCompanies(services, readListQuery(c, companySorts))));

  app.get("/:id", async (c) => c.json(await findCompany(services, c.req.param("id"))));

  app.post("/", manage, limitBody, async (c) => {
    const { name } = await readForm(c, nameInput);
    const company = await createCompany(db, name, now());
    log.info({ person: c.get("person").id, company }, "company created");
    await audit(c, "companies.created", company);
    return c.json<CompanyDetail>(await findCompany(services, company), 201);
  });

  app.put("/:id", manage, limitBody, async (c) => {
    const company = c.req.param("id");
    const { name } = await readForm(c, nameInput);
    await renameCompany(db, company, name);
    log.info({ person: c.get("person").id, company }, "company renamed");
    await audit(c, "companies.renamed", company);
    return c.json<CompanyDetail>(await findCompany(services, company));
  });

  app.post("/:id/keys", manage, limitBody, async (c) => {
    const company = c.req.param("id");
    const { label } = await readForm(c, keyInput);
    await requireCompany(db, company);
    const key = await createCompanyKey(db, company, label, now());
    log.info({ person: c.get("person").id, company }, "company key created");
    await audit(c, "companies.key-created", company);
    return c.json<NewKey>({ key }, 201);
  });

  app.post("/:id/keys/:keyId/revoke", manage, async (c) => {
    const { id: company, keyId: key } = c.req.param();
    await revokeKey(db, company, key, now());
    log.info({ person: c.get("person").id, company, key }, "company key revoked");
    await audit(c, "companies.key-revoked", company, { key });
    return c.json<CompanyDetail>(await findCompany(services, company));
  });

  app.post("/:id/workflows", manage, limitBody, async (c) => {
    const company = c.req.param("id");
    const { name } = await readForm(c, nameInput);
    await addWorkflow(db, company, name);
    log.info({ person: c.get("person").id, company }, "workflow added");
    await audit(c, "companies.workflow-added", company);
    return c.json<CompanyDetail>(await findCompany(services, company), 201);
  });

  app.put("/:id/workflows/:workflowId", manage, limitBody, async (c) => {
    const { id: company, workflowId: workflow } = c.req.param();
    const { active } = await readForm(c, workflowChange);
    await switchWorkflow(db, company, workflow, active);
    log.info({ person: c.get("person").id, company, workflow, active }, "workflow switched");
    await audit(c, "companies.workflow-switched", company, { workflow, active: String(active) });
    return c.json<CompanyDetail>(await findCompany(services, company));
  });

  return app;
}
