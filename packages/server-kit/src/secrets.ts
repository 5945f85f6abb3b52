import { randomBytes, randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { createFolder } from "./create-folder.ts";

/** The secrets that both apps share: generated once and stored under `DATA_DIR`. */
export interface Secrets {
  /** The header `apiKey` of calls 1 and 2. */
  apiKey: string;
  /** Signs captcha challenges. */
  captchaSecret: string;
  /** Signs the desk's sessions. */
  authSecret: string;
  /** Authenticates the back office and the site to each other. */
  publishSecret: string;
  /** The campaign id in call 1's path. */
  demoCampaignId: string;
  /** The `company_id` of call 3. */
  enterpriseCompanyId: string;
}

/** The file's name under `DATA_DIR`. */
export const secretsFile = "secrets.json";

/**
 * Reads the shared secrets, and generates them first if there are none. Node only. Both apps may
 * start at the same time: the file is created atomically, and both read the one that was first. Its
 * mode is 0600.
 *
 * @param dataDir the setting `DATA_DIR`; the folder is created when missing
 * @throws Error with one sentence when the file is damaged or readable by other accounts, or the folder
 *   can't be created
 * @example loadSecrets("./data").apiKey // the same 43 characters on every call
 */
export function loadSecrets(dataDir: string): Secrets {
  createFolder(dataDir, "DATA_DIR");
  const path = join(dataDir, secretsFile);
  try {
    return parse(path);
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  }
  create(dataDir, path);
  return parse(path);
}

/**
 * Replaces the shared secrets. Apps that run read them at their next start. Node only.
 *
 * @param dataDir the setting `DATA_DIR`, which has the file already
 * @throws Error when the file can't be written
 * @example storeSecrets("./data", { ...loadSecrets("./data"), authSecret: generateSecrets().authSecret })
 */
export function storeSecrets(dataDir: string, secrets: Secrets): void {
  const path = join(dataDir, secretsFile);
  const draft = writeDraft(dataDir, secrets);
  try {
    chmodSync(draft, statSync(path).mode);
    renameSync(draft, path);
  } catch (error) {
    unlinkSync(draft);
    throw error;
  }
}

/**
 * Generates secrets without storing them. Node only.
 *
 * @example generateSecrets().apiKey // 43 characters, other ones on every call
 */
export function generateSecrets(): Secrets {
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

/** Links a temporary file to the target: unlike a rename, a link never overwrites. */
function create(dataDir: string, path: string): void {
  const draft = writeDraft(dataDir, generateSecrets());
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** Writes a temporary file and flushes it to the disk; returns its path. */
function writeDraft(dataDir: string, secrets: Secrets): string {
  const draft = join(dataDir, `.${secretsFile}.${randomUUID()}`);
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, `${JSON.stringify(secrets, null, 2)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return draft;
}

function parse(path: string): Secrets {
  const found = readObject(path);
  const entries = Object.keys(generateSecrets()).map((name) => {
    const value = found[name];
    // Some are sent in headers, which allow only these characters.
    if (typeof value !== "string" || !/^[ -~]+$/.test(value)) {
      throw new Error(`${path} lacks "${name}"; ${remedy}`);
    }
    return [name, value];
  });
  checkMode(path);
  return Object.fromEntries(entries);
}

const remedy = "restore it from a backup, or delete it to generate new secrets";

function readObject(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) throw error;
    throw new Error(
      `${path} can't be read (${(error as Error).message}); start this as the file's owner`,
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

/** A group may have access, such as the group of two service accounts; all accounts may not. */
function checkMode(path: string): void {
  if (process.platform === "win32" || (statSync(path).mode & 0o007) === 0) return;
  throw new Error(
    `${path} can be read by other accounts of this machine; run chmod 600 on it, or delete it to generate new secrets if somebody may have read it`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
