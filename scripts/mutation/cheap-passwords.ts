/**
 * Makes the hashing of passwords a thousand times cheaper. A test of the desk hashes dozens of them,
 * which would be most of the time of each mutant.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;
type Scrypt = (
  password: string,
  salt: string,
  length: number,
  options: object,
  done: (error: Error | null, key: Buffer) => void,
) => void;
const cheapScrypt: Scrypt = (password, salt, length, _, done) =>
  scrypt(password, salt, length, { cost: 16, blockSize: 1 }, done);
Object.assign(crypto, { scrypt: cheapScrypt });
// Modules that import it by name get the cheap one too.
syncBuiltinESMExports();
