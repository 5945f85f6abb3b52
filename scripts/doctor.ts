/**
 * `npm run doctor`: lists what is unset or still a placeholder before going live. With `--strict` it
 * exits with an error when there are findings.
 */
import { brand, business } from "@crm/brand";
import { checkBrand } from "@crm/brand/launch/check-brand";
import { checkBusiness } from "@crm/brand/launch/check-business";
import { readCommandLineOrExit } from "@crm/server-kit/command-line";
import { listOutdated } from "../pictures/src/capture/picture-list.ts";
import { checkData } from "./doctor/check-data.ts";
import { checkPictures } from "./doctor/check-pictures.ts";
import { checkSamples } from "./doctor/check-samples.ts";
import { checkSettings } from "./doctor/check-settings.ts";
import { loadEnvFile } from "./process/env-file.ts";
import { readLaunchSettings } from "./process/launch-settings.ts";
import { inProject } from "./process/project.ts";

const { strict } = readCommandLineOrExit({
  usage: "npm run doctor -- [--strict]",
  options: { strict: { type: "boolean" } },
  most: 0,
}).values;
try {
  loadEnvFile();
  const { backoffice } = readLaunchSettings(process.env);
  const dataDir = process.env.DATA_DIR?.trim() || inProject("data");
  const findings = [
    ...checkSettings(process.env),
    ...checkBrand(brand),
    ...checkBusiness(business),
    ...checkPictures(await listOutdated()),
    ...checkData(dataDir),
    ...(backoffice ? await checkSamples(backoffice.databaseUrl, Date.now()) : []),
  ];
  for (const { where, what } of findings) console.info(`${where}: ${what}`);
  console.info(findings.length === 0 ? "Ready to go live." : `\n${findings.length} to fix.`);
  if (findings.length > 0 && strict) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
