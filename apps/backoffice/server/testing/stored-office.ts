import { join } from "node:path";
import { openInstallation } from "../installation/open-installation.ts";
import { recordInstallation } from "../installation/record-installation.ts";
import { ensureDemoCampaign } from "../leads/demo-campaign.ts";
import { namePicture, storePicture } from "../media/store-picture.ts";
import { readBackofficeSettings } from "../settings.ts";
import { insertArticle, insertCategory } from "./sample-content.ts";
import { sendLead } from "./send-lead.ts";
import { openTestBackoffice, type TestBackoffice } from "./test-backoffice.ts";

/** Where an office has its data. */
export interface OfficePlace {
  DATA_DIR: string;
  DATABASE_URL: string;
}

/** Opens an office whose data stays when it is closed, with the checks of a start. */
export async function openStoredOffice(place: OfficePlace): Promise<TestBackoffice> {
  const settings = readBackofficeSettings({ ...place, LOG_LEVEL: "silent" });
  const services = await openInstallation(settings);
  await ensureDemoCampaign(services.db, settings.demoCampaignId, 1);
  await recordInstallation(services, { isServing: true });
  await services.db.destroy();
  const database = async () => ({ url: settings.databaseUrl, drop: async () => {} });
  return openTestBackoffice(database, { DATA_DIR: place.DATA_DIR });
}

/** @returns where an office has its data in a folder, with a SQLite file when no URL is given */
export function placeIn(folder: string, databaseUrl?: string): OfficePlace {
  return {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? `file:${join(folder, "backoffice.sqlite")}`,
  };
}

/** Stores a picture and an article that shows it, and returns the picture's address. */
export async function addPicture(office: TestBackoffice): Promise<string> {
  const picture = namePicture("board", { width: 20, height: 10 }, Buffer.from("a picture"));
  await storePicture(office.services.media, picture);
  const category_id = await insertCategory(office, { section: "help", slug: "boards" });
  const content = `<img src="${picture.address}">`;
  await insertArticle(office, { section: "help", category_id, slug: "board", content });
  return picture.address;
}

/** Sends leads until a condition ends, and returns the email of each that was answered with success. */
export async function sendLeads(
  office: TestBackoffice,
  name: string,
  goesOn: (sent: number) => boolean,
): Promise<string[]> {
  const accepted: string[] = [];
  for (let sent = 0; goesOn(sent); sent += 1) {
    const email = `${name}${sent}@parmar-uniforms.in`;
    // Each comes from an address of its own, so that no rate limit counts.
    const from = `10.${name.length}.${sent >> 8}.${sent % 256}`;
    const answer = await sendLead(
      { ...office, request: (path, init) => office.request(path, init, from) },
      "enterprise",
      ({ body }) => {
        body.email = email;
      },
    );
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    accepted.push(email);
  }
  return accepted;
}

export async function listEmails({ services }: TestBackoffice): Promise<(string | null)[]> {
  const rows = await services.db.selectFrom("leads").select("email").execute();
  return rows.map(({ email }) => email);
}
