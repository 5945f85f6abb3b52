import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
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
 * @throws Error with one sentence when the file is there but damaged, or open to other accounts
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
  const found = readObject(path);
  const entries = Object.keys(generate()).map((name) => {
    const value = found[name];
    // Some travel in headers, which take these characters only.
    if (typeof value !== "string" || !/^[ -~]+$/.test(value)) {
      throw new Error(`${path} lacks "${name}"; ${remedy}`);
    }
    return [name, value];
  });
  checkMode(path);
  return Object.fromEntries(entries);
}

const remedy = "put it back from a backup, or delete it to have new secrets made";

function readObject(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) throw error;
    throw new Error(
      `${path} can't be read (${(error as Error).message}); let its owner start this`,
    );
  }
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON; ${remedy}`);
  }
  if (typeof found === "object" && found !== null && !Array.isArray(found)) {
    return found as Record<string, unknown>;
  }
  throw new Error(`${path} is not a JSON object; ${remedy}`);
}

/** A group may be meant, such as the one of two service accounts; everybody never is. */
function checkMode(path: string): void {
  if (process.platform === "win32" || (statSync(path).mode & 0o007) === 0) return;
  throw new Error(
    `${path} may be read by other accounts of this machine; run chmod 600 on it, and delete it to have new secrets made if somebody may have read it`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
