/**
 * `npm run spool`: lists, shows, retries, changes, exports and deletes submissions in the site's spool,
 * also while the site runs. It prints what visitors typed, so use it where nobody else can read along.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCommandLine } from "@crm/server-kit/command-line";
import { spoolFile } from "@crm/server-kit/spool-file";
import { readSiteDataDir } from "../settings.ts";
import { createSpool, type Spool } from "./spool.ts";
import type { SpooledSubmission } from "./submission-row.ts";

const usage = `npm run spool                        lists what waits and what was given up
npm run spool -- show <id>           prints one submission with everything that was typed
npm run spool -- retry <id>          sends it again now
npm run spool -- edit <id> <file>    replaces its fields by those of a JSON file, and sends it again
npm run spool -- export              prints all of them as JSON
npm run spool -- delete <id>         deletes what was typed, and never sends it`;

/** What each command needs after its name. */
const needed: Record<string, readonly string[]> = {
  show: ["The id of a submission"],
  retry: ["The id of a submission"],
  edit: ["The id of a submission", "The name of a JSON file"],
  delete: ["The id of a submission"],
};

type Command = (spool: Spool, id: string, file: string) => string;

const commands: Record<string, Command> = {
  list: (spool) => describeAll(listOpen(spool)),
  show: (spool, id) => JSON.stringify(describe(find(spool, id)), null, 2),
  retry(spool, id) {
    const row = find(spool, id);
    if (!spool.retry(row.id)) throw new Error("It is being sent right now; try again in a minute.");
    return `${row.id} will be sent within a second if the site runs.`;
  },
  edit(spool, id, file) {
    const row = find(spool, id);
    // npm runs scripts in the repository's folder, but a path is relative to where npm was called.
    const path = resolve(process.env.INIT_CWD ?? ".", file);
    const fields = JSON.parse(readFileSync(path, "utf8")) as object;
    // The captcha's token and the signed verdict belong together.
    const { recaptchaToken } = JSON.parse(row.body) as { recaptchaToken: string };
    const body = JSON.stringify({ ...fields, recaptchaToken });
    if (!spool.retry(row.id, body)) throw new Error("It is being sent right now.");
    return `${row.id} is changed and will be sent within a second if the site runs.`;
  },
  export: (spool) => JSON.stringify(listOpen(spool).map(describe), null, 2),
  delete(spool, id) {
    const row = find(spool, id);
    spool.finish(row.id);
    return `${row.id} is deleted.`;
  },
};

const listOpen = (spool: Spool) => spool.list(["waiting", "forwarding", "dead"]);

/** Finds a submission by its id, or the beginning of it. */
function find(spool: Spool, id: string): SpooledSubmission {
  const found = listOpen(spool).filter((row) => row.id.startsWith(id));
  if (found.length === 1 && found[0]) return found[0];
  throw new Error(found.length === 0 ? `There is no submission ${id}.` : `${id} is ambiguous.`);
}

/** A host has rejected it, did not answer for days, or may have stored it: a person decides. */
const nameState = ({ state }: Pick<SpooledSubmission, "state">) =>
  state === "dead" ? "given up" : state;

function describe(row: SpooledSubmission) {
  const { recaptchaToken: _, ...fields } = JSON.parse(row.body) as Record<string, unknown>;
  return {
    ...{ id: row.id, call: row.call, nextCall: row.next_call, state: nameState(row) },
    ...{ attempts: row.attempts, lastFailure: row.last_failure, captcha: row.captcha },
    receivedAt: new Date(row.received_at).toISOString(),
    idempotencyKey: row.idempotency_key,
    fields,
  };
}

function describeAll(rows: readonly SpooledSubmission[]): string {
  if (rows.length === 0) return "The spool is empty.";
  return rows
    .map(({ id, call, state, attempts, received_at, last_failure }) =>
      [
        id,
        `call ${call}`,
        nameState({ state }),
        `${attempts} attempts`,
        new Date(received_at).toISOString(),
      ]
        .concat(last_failure ?? [])
        .join("  "),
    )
    .join("\n");
}

try {
  const { positionals } = readCommandLine({ usage, options: {}, most: 3 });
  const [name = "list", ...given] = positionals;
  const command = commands[name];
  if (!command) throw new Error(usage);
  const needs = needed[name] ?? [];
  if (given.length > needs.length) {
    throw new Error(`${given[needs.length]} is one argument too many. Usage:\n${usage}`);
  }
  const missing = needs[given.length];
  if (missing) throw new Error(`${missing} is missing. Usage:\n${usage}`);
  const [id = "", file = ""] = given;
  const path = join(readSiteDataDir(process.env), spoolFile);
  if (!existsSync(path)) throw new Error(`There is no spool at ${path}; check DATA_DIR.`);
  const spool = createSpool(path);
  console.info(command(spool, id, file));
  spool.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
