import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../app.ts";
import { openInstallation } from "../installation/open-installation.ts";
import { readBackofficeSettings } from "../settings.ts";
import { openStoredOffice, placeIn } from "../testing/stored-office.ts";
import { jsonPost } from "../testing/test-backoffice.ts";
import { readCookie } from "../testing/test-desk.ts";

const commands = {
  "add-person": () => import("./add-person.ts"),
  "reset-password": () => import("./reset-password.ts"),
  "remove-person": () => import("./remove-person.ts"),
};
const email = "farida@desk.example";
const note =
  "It is for the first sign-in, within 7 days; the person then chooses their own password.";

describe("the commands for people", () => {
  let folder: string;
  let installed: string;
  const { argv } = process;

  beforeAll(async () => {
    installed = mkdtempSync(join(tmpdir(), "people-installed-"));
    await (await openStoredOffice(placeIn(installed))).close();
  });
  afterAll(() => rmSync(installed, { recursive: true }));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "people-"));
    cpSync(installed, folder, { recursive: true });
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("LOG_LEVEL", "silent");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    process.argv = argv;
    rmSync(folder, { recursive: true });
  });

  /** Runs a command as Node does; returns what it printed, and its exit code. */
  async function run(command: keyof typeof commands, ...args: string[]) {
    const info = vi.spyOn(console, "info").mockReturnValue();
    const error = vi.spyOn(console, "error").mockReturnValue();
    const umask = vi.spyOn(process, "umask").mockReturnValue(0o022);
    process.argv = ["node", `${command}.ts`, ...args];
    vi.resetModules();
    await commands[command]();
    const code = process.exitCode;
    process.exitCode = undefined;
    const calls = [...umask.mock.calls.flat()];
    const answer = { code, info: info.mock.calls.flat(), error: error.mock.calls.flat(), calls };
    vi.restoreAllMocks();
    return answer;
  }

  /** Signs in at a back office on the same folder; returns the status and the person. */
  async function signIn(password: string) {
    const services = await openInstallation(readBackofficeSettings(process.env));
    const app = createApp(services);
    const connection = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
    const ask = (path: string, init: RequestInit) => app.request(path, init, connection);
    try {
      const answer = await ask("/api/desk/sign-in", jsonPost({ email, password }));
      const headers = { Cookie: readCookie(answer) };
      const { session } = await (await ask("/api/desk/session", { headers })).json();
      return { status: answer.status, person: session?.person };
    } finally {
      await services.articleIndex.stop();
      await services.db.destroy();
    }
  }
  const passwordIn = (line: unknown) => /: (\S+)\n/.exec(String(line))?.[1] ?? "";

  it("add a person, give a new password and remove the person", async () => {
    const added = await run("add-person", "Farida@Desk.example", "sales");
    const first = passwordIn(added.info[0]);
    expect(added).toEqual({
      code: undefined,
      info: [`Password for Farida@Desk.example (sales): ${first}\n${note}`],
      error: [],
      // The files that it may create are for their owner only.
      calls: [0o077],
    });
    expect(await signIn(first)).toMatchObject({
      status: 200,
      person: { email, name: "Farida", role: "sales" },
    });

    const reset = await run("reset-password", email);
    const second = passwordIn(reset.info[0]);
    expect(reset).toMatchObject({
      code: undefined,
      info: [`New password for ${email}: ${second}\n${note}`],
      error: [],
    });
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(second)).status).toBe(200);

    expect(await run("remove-person", email)).toMatchObject({
      code: undefined,
      info: [`${email} can no longer sign in, and every session has ended.`],
      error: [],
    });
    expect((await signIn(second)).status).toBe(401);
  });

  it.each([
    ["kavita.shah", "Kavita Shah"],
    ["arun_kumar-rao", "Arun Kumar Rao"],
    ["leena_", "Leena"],
    ["_", "_@desk.example"],
  ])("make the name of %s the words of the address", async (part, name) => {
    await run("add-person", `${part}@desk.example`, "sales");
    const { db, articleIndex } = await openInstallation(readBackofficeSettings(process.env));
    const people = await db.selectFrom("auth_people").select("name").execute();
    await articleIndex.stop();
    await db.destroy();
    expect(people).toEqual([{ name }]);
  });

  it.each<[keyof typeof commands, string[], string]>([
    ["add-person", [], "An email address is missing. Usage: "],
    ["add-person", ["farida", "sales"], "farida is not an email address. Usage: "],
    ["add-person", [email], "A role is missing. Usage: "],
    ["add-person", [email, "owner"], "There is no role owner. Usage: "],
    ["add-person", [email, "sales", "--admin"], "Unknown option '--admin'. Usage: "],
    ["reset-password", [], "An email address is missing. Usage: "],
    ["remove-person", ["x"], "x is not an email address. Usage: "],
    [
      "remove-person",
      [email, "arun@desk.example"],
      "arun@desk.example is one argument too many. Usage: ",
    ],
  ])("explain how to type %s %j", async (command, args, sentence) => {
    const usage = {
      "add-person": "npm run add-person -- <email> <admin|sales|editor|support>",
      "reset-password": "npm run reset-password -- <email>",
      "remove-person": "npm run remove-person -- <email>",
    }[command];
    expect(await run(command, ...args)).toMatchObject({
      code: 1,
      info: [],
      error: [`${sentence}${usage}`],
    });
  });

  it("say in one sentence why they did nothing", async () => {
    await run("add-person", email, "admin");
    const error = async (command: keyof typeof commands, ...args: string[]) => {
      const { code, error } = await run(command, ...args);
      return [code, ...error];
    };
    expect(await error("add-person", email.toUpperCase(), "sales")).toEqual([
      1,
      `A person with the address ${email} already exists.`,
    ]);
    expect(await error("reset-password", "nobody@desk.example")).toEqual([
      1,
      "There is no person with the address nobody@desk.example.",
    ]);
    expect(await error("remove-person", "nobody@desk.example")).toEqual([
      1,
      "There is no person with the address nobody@desk.example.",
    ]);
    expect(await error("remove-person", email)).toEqual([
      1,
      `${email} is the only administrator. Add another one first.`,
    ]);
    // Others can be removed.
    await run("add-person", "arun@desk.example", "sales");
    expect(await error("remove-person", "arun@desk.example")).toEqual([undefined]);
    vi.stubEnv("DATABASE_URL", "mysql://desk");
    expect(await error("remove-person", email)).toEqual([
      1,
      "The setting DATABASE_URL must start with file: or postgres://.",
    ]);
  });
});
