/**
 * Makes the hashing of passwords a thousand times cheaper. A test of the desk hashes dozens of them,
 * which would be most of the time of each mutant. Only the recommended cost is replaced, in both
 * functions, so that a test which computes a hash with it still notices any other cost.
 */
import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const recommended = { N: 16_384, r: 16, p: 1 };
const cheap: ScryptOptions = { cost: 16, blockSize: 1 };
const cheapen = (options: ScryptOptions): ScryptOptions =>
  Object.entries(recommended).every(([name, value]) => Reflect.get(options, name) === value)
    ? cheap
    : options;

const { scrypt, scryptSync } = crypto;
type Scrypt = (
  password: string,
  salt: string,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;
const cheapScrypt: Scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, cheapen(options), done);
const cheapScryptSync = (password: string, salt: string, length: number, options: ScryptOptions) =>
  scryptSync(password, salt, length, cheapen(options));
Object.assign(crypto, { scrypt: cheapScrypt, scryptSync: cheapScryptSync });
// Modules that import it by name get the cheap one too.
syncBuiltinESMExports();
