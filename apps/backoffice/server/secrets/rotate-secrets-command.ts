import { requireInstallation } from "../installation/require-installation.ts";
import { readBackofficeSettings } from "../settings.ts";
import { rotateSecrets } from "./rotate-secrets.ts";

const usage = "npm run rotate-secrets -- AUTH_SECRET …";

try {
  process.umask(0o077);
  const variables = process.argv.slice(2);
  if (variables.length === 0) throw new Error(`The name of a secret is missing. Usage: ${usage}`);
  // Reading the settings would create secrets in an empty folder.
  await requireInstallation(process.env);
  await rotateSecrets(readBackofficeSettings(process.env), variables);
  console.info(
    `${variables.join(", ")} changed. Start the back offices, and the sites with the same values.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
