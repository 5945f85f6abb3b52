import { createDiskCheck, findFreeBytes } from "@crm/server-kit/free-disk";
import { createReadiness, type Readiness } from "@crm/server-kit/readiness";
import type { BackOfficeCheck } from "../app/backend/.server/hosts/back-office-check.ts";
import { describeSpool } from "../app/backend/.server/spool/describe-spool.ts";
import type { Spool } from "../app/backend/.server/spool/spool.ts";
import type { RejectionWatch } from "./forms/watch-rejections.ts";

interface Parts {
  dataDir: string;
  spool: Spool;
  /** What the back office has answered about settings and clocks. */
  backOffice: Pick<BackOfficeCheck, "problem">;
  rejections: Pick<RejectionWatch, "problem">;
}

/** Combines the checks whether this copy of the site can do its job. */
export function createSiteReadiness({ dataDir, spool, backOffice, rejections }: Parts): Readiness {
  return createReadiness({
    settings: backOffice.problem,
    forms: rejections.problem,
    spool: () => describeSpool(spool),
    disk: createDiskCheck(() => findFreeBytes(dataDir)),
  });
}
