import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/** What both apps must know and nobody else may: generated once, kept under `DATA_DIR`. */
export interface Secrets {
  /** What calls 1 and 2 carry in the header `apiKey`. */
  apiKey: string;
  /** Signs captcha challenges. */
  captchaSecret: string;
  /** Signs the desk's sessions. */
  authSecret: string;
  /** What the back office and the site prove themselves to each other with. */
  publishSecret: string;
  /** The campaign id in call 1's path. */
  demoCampaignId: string;
  /** The `company_id` that call 3 carries. */
  enterpriseCompanyId: string;
}

/** The file's name under `DATA_DIR`. */
export const secretsFile = "secrets.json";

/**
 * Reads the generated secrets, making them first where there are none. Node only. Either app may
 * come first, also both at once: the file appears whole or not at all, and whoever loses the race
 * reads the winner's. Its mode is 0600.
 *
 * @param dataDir the setting `DATA_DIR`; made when missing
 * @throws Error with one sentence when the file is there but damaged
 * @example loadSecrets("./data").apiKey // the same 43 characters on every call
 */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, secretsFile);
  try {
    return parse(path);
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  }
  create(dataDir, path);
  return parse(path);
}

function generate(): Secrets {
  const secret = () => randomBytes(32).toString("base64url");
  return {
    apiKey: secret(),
    captchaSecret: secret(),
    authSecret: secret(),
    publishSecret: secret(),
    demoCampaignId: randomUUID(),
    enterpriseCompanyId: randomUUID(),
  };
}

/** Writes beside the target and links it into place: a link fails where a rename would overwrite. */
function create(dataDir: string, path: string): void {
  const draft = join(dataDir, `.${secretsFile}.${randomUUID()}`);
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, `${JSON.stringify(generate(), null, 2)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
}

function parse(path: string): Secrets {
  const text = readFileSync(path, "utf8");
  let found: Record<string, unknown>;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON; delete it to have new secrets made`);
  }
  const entries = Object.keys(generate()).map((name) => {
    const value = found[name];
    if (typeof value !== "string" || value === "") {
      throw new Error(`${path} lacks "${name}"; delete it to have new secrets made`);
    }
    return [name, value];
  });
  return Object.fromEntries(entries);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
