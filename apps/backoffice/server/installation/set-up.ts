import { join } from "node:path";
import { demoCompanyFile } from "../../seed/demo-company.ts";
import { seedDatabase } from "../../seed/seed-database.ts";
import { createFirstAdministrator } from "../auth/first-administrator.ts";
import { ensureDemoCampaign } from "../leads/demo-campaign.ts";
import { checkMedia } from "../media/check-media.ts";
import type { Services } from "../services.ts";
import { recordInstallation } from "./record-installation.ts";

/** Completes the start of a back office that is going to serve: sample content and administrator. */
export async function setUp(services: Services): Promise<void> {
  const { auth, db, log, now, settings } = services;
  await checkMedia(services);
  if (await seedDatabase(db, settings, now())) {
    log.info(
      { file: join(settings.dataDir, demoCompanyFile) },
      "The sample content is in place; the sample company's key for the lead API is in this file",
    );
  }
  await ensureDemoCampaign(db, settings.demoCampaignId, now());
  await recordInstallation(services, { isServing: true });
  const administrator = await createFirstAdministrator(auth, now());
  // The password is shown only once; auth/reset-password.ts creates a new one.
  if (administrator) {
    console.info(`Administrator: ${administrator.email} / ${administrator.password}`);
  }
}
