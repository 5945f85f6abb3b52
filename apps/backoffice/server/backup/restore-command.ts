import { findSqlitePath } from "../db/open-database.ts";
import { nameDatabase } from "../installation/database-content.ts";
import { readDatabaseSettings } from "../settings.ts";
import { restoreBackup } from "./restore-backup.ts";
import { resolvePath, runCommand } from "./run-command.ts";

const usage = "npm run restore -- <backup> [--replace]";

await runCommand(usage, { replace: { type: "boolean" } }, async (argument, values) => {
  const backup = resolvePath(argument);
  const data = readDatabaseSettings(process.env);
  const replace = values.replace === true;
  const { manifest, movedTo } = await restoreBackup(backup, data, { replace, now: new Date() });
  const { database, createdAt, version } = manifest;
  const leads = database.rows.leads ?? 0;
  const place = findSqlitePath(data.databaseUrl)
    ? data.dataDir
    : `${data.dataDir} and ${nameDatabase(data.databaseUrl)}`;
  console.info(
    `The backup of ${createdAt} (version ${version}, ${leads} leads) was restored to ${place}.`,
  );
  if (movedTo) console.info(`The data that was there before is in ${movedTo}.`);
  console.info(
    "Next: npm start. Mail that was still waiting in the backup is sent then, also where it was sent after the backup.",
  );
});
