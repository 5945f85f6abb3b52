import { join } from "node:path";
import { createFirstAdministrator } from "../auth/first-administrator.ts";
import { ensureDemoCampaign } from "../leads/demo-campaign.ts";
import { checkMedia } from "../media/check-media.ts";
import type { Services } from "../services.ts";
import { isSeeded } from "./database-content.ts";
import { recordInstallation } from "./record-installation.ts";

/** Completes the start of a back office that is going to serve: sample content and administrator. */
export async function setUp(services: Services): Promise<void> {
  const { auth, db, now, settings } = services;
  await checkMedia(services);
  if (!(await isSeeded(db))) await addSampleContent(services);
  await ensureDemoCampaign(db, settings.demoCampaignId, now());
  await recordInstallation(services, { isServing: true });
  const administrator = await createFirstAdministrator(auth, now());
  // The password is shown only once; auth/reset-password.ts creates a new one.
  if (administrator) {
    console.info(`Administrator: ${administrator.email} / ${administrator.password}`);
  }
}

/** Only the first start loads what reads Markdown and pictures: it would take memory ever after. */
async function addSampleContent({ db, log, now, settings }: Services): Promise<void> {
  const { seedDatabase } = await import("../../seed/seed-database.ts");
  const { demoCompanyFile } = await import("../../seed/demo-company.ts");
  if (!(await seedDatabase(db, settings, now()))) return;
  log.info(
    { file: join(settings.dataDir, demoCompanyFile) },
    "The sample content is in place; the sample company's key for the lead API is in this file",
  );
}
