import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import type { Secrets } from "@crm/server-kit/secrets";
import type { SealedSecrets } from "../db/rows/operation-rows.ts";
import { secretVariables } from "../settings.ts";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets for the database.
 *
 * @param key the key that the database does not contain; without it only the fingerprint is made
 */
export function sealSecrets(secrets: Secrets, key: string | undefined): SealedSecrets {
  const salt = randomBytes(16).toString("base64url");
  return {
    salt,
    sealed: key === undefined ? null : encrypt(serialize(secrets), hashSlowly(key, salt)),
    fingerprint: fingerprint(secrets, salt),
  };
}

/** @returns undefined when they can't be decrypted, because this key is not the one that sealed them */
export function openSecrets(
  { salt, sealed }: SealedSecrets,
  key: string | undefined,
): Secrets | undefined {
  if (sealed === null || key === undefined) return undefined;
  try {
    return JSON.parse(decrypt(sealed, hashSlowly(key, salt))) as Secrets;
  } catch {
    return undefined;
  }
}

/** Whether these are the sealed secrets, without the key. */
export function areSealed(secrets: Secrets, row: SealedSecrets): boolean {
  return fingerprint(secrets, row.salt) === row.fingerprint;
}

function fingerprint(secrets: Secrets, salt: string): string {
  return hashSlowly(serialize(secrets), salt).toString("base64url");
}

/** The same secrets are always the same text. */
function serialize(secrets: Secrets): string {
  return JSON.stringify(secrets, Object.keys(secretVariables));
}

/** Takes about a tenth of a second, because a password that people chose can be guessed. */
function hashSlowly(text: string, salt: string): Buffer {
  return scryptSync(text, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
}

function encrypt(text: string, key: Buffer): string {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, key, iv);
  const encrypted = Buffer.concat([encryption.update(text, "utf8"), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), encrypted]).toString("base64url");
}

/** @throws Error when the text was encrypted with another key, or was changed */
function decrypt(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
  decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decryption.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decryption.final()]).toString("utf8");
}
