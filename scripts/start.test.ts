import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { findFreePort } from "./process/ports.ts";
import { inProject } from "./process/project.ts";

/** A run of `npm start`: what it prints and how it ends. */
interface Start {
  printed(): string;
  /** Resolves once the text was printed `times` times. */
  waitFor(text: string, times?: number): Promise<void>;
  end(signal?: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
}

const started: Start[] = [];
afterEach(() => Promise.all(started.splice(0).map((start) => start.end())));

function start(env: Record<string, string>): Start {
  const child = spawn(process.execPath, [inProject("scripts/start.ts")], {
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      for (const listen of listeners) listen();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const handle: Start = {
    printed: () => text,
    ended,
    waitFor: (wanted, times = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (text.split(wanted).length > times) resolve();
        };
        listeners.add(look);
        look();
        void ended.then((code) => reject(new Error(`It ended with ${code}:\n${text}`)));
      }),
    end(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
  started.push(handle);
  return handle;
}

async function freshSettings() {
  const [site, backoffice] = await Promise.all([findFreePort(), findFreePort()]);
  return {
    SITE_PORT: String(site),
    BACKOFFICE_PORT: String(backoffice),
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "crm-start-")),
  };
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

describe("npm start", { timeout: 120_000 }, () => {
  test("prints both addresses and the login once, stops both on a signal, keeps its data", async () => {
    const settings = await freshSettings();
    const [site, backoffice] = [settings.SITE_PORT, settings.BACKOFFICE_PORT].map(
      (port) => `http://localhost:${port}`,
    );
    const first = start(settings);
    await first.waitFor(`${backoffice}/admin`);
    expect(first.printed()).toContain(`${site}\n`);
    await first.waitFor("Ctrl-C");
    expect(first.printed()).toMatch(/^Administrator: \S+@\S+ \/ \S{12,} \(shown only once\)$/m);
    expect(await isUp(`${site}/`)).toBe(true);
    expect(await isUp(`${backoffice}/admin`)).toBe(true);
    expect(await first.end("SIGINT")).toBe(0);
    expect(await isUp(`${site}/livez`)).toBe(false);
    expect(await isUp(`${backoffice}/livez`)).toBe(false);

    const second = start(settings);
    await second.waitFor("Ctrl-C");
    expect(second.printed()).not.toContain("Administrator");
  });

  test("restarts an app that was killed, prints that, and exits with 0 once both have been stopped", async () => {
    const settings = await freshSettings();
    const running = start(settings);
    await running.waitFor("Ctrl-C");
    const [, pid] = running.printed().match(/"pid":(\d+)[^\n]*"name":"backoffice"/) ?? [];
    process.kill(Number(pid), "SIGKILL");
    await running.waitFor("The back office was ended by a signal. Starting it again in 1 s.");
    await running.waitFor("The back office is running again.");
    expect(await isUp(`http://localhost:${settings.BACKOFFICE_PORT}/livez`)).toBe(true);

    await running.waitFor(' is ready"', 3);
    const ready = running.printed().matchAll(/"pid":(\d+)[^\n]*"The (site|back office) is ready"/g);
    const lastPids = new Map([...ready].map(([, pid, name]) => [name, Number(pid)]));
    expect([...lastPids.keys()].sort()).toEqual(["back office", "site"]);
    const already = running.printed().length;
    for (const lastPid of lastPids.values()) process.kill(lastPid, "SIGTERM");
    expect(await running.ended).toBe(0);
    const since = running.printed().slice(already);
    expect(since).toContain("The site has been stopped.");
    expect(since).toContain("The back office has been stopped.");
    expect(since).not.toContain("Starting it again");
  });

  test("starts only the site with BACKOFFICE=off", async () => {
    const settings = await freshSettings();
    const running = start({ ...settings, BACKOFFICE: "off" });
    await running.waitFor("Ctrl-C");
    expect(await isUp(`http://localhost:${settings.SITE_PORT}/livez`)).toBe(true);
    expect(await isUp(`http://localhost:${settings.BACKOFFICE_PORT}/livez`)).toBe(false);
    expect(running.printed()).not.toContain("Back office");
  });

  test("starts only the back office with BACKOFFICE=only, at the port that PORT names", async () => {
    const { SITE_PORT, BACKOFFICE_PORT, ...settings } = await freshSettings();
    const only = { BACKOFFICE: "only", PORT: BACKOFFICE_PORT, SITE_PORT, BACKOFFICE_PORT: "" };
    const running = start({ ...settings, ...only });
    await running.waitFor("Ctrl-C");
    expect(await isUp(`http://localhost:${BACKOFFICE_PORT}/livez`)).toBe(true);
    expect(await isUp(`http://localhost:${SITE_PORT}/livez`)).toBe(false);
    expect(running.printed()).not.toContain("Site  ");
  });

  test("ends with one sentence when a port is in use", async () => {
    const settings = await freshSettings();
    const other = createServer().listen(Number(settings.BACKOFFICE_PORT), "127.0.0.1");
    const running = start(settings);
    expect(await running.ended).toBe(1);
    other.close();
    expect(running.printed().trim()).toBe(
      `Port ${settings.BACKOFFICE_PORT} is in use. Stop what runs there, or set BACKOFFICE_PORT to another one.`,
    );
  });

  test("ends with one sentence when the port of the metrics is in use", async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, "127.0.0.1");
    const running = start({ ...(await freshSettings()), SITE_METRICS_PORT: String(port) });
    expect(await running.ended).toBe(1);
    other.close();
    expect(running.printed().trim()).toBe(
      `Port ${port} is in use. Stop what runs there, or set SITE_METRICS_PORT to another one.`,
    );
  });

  test.each([
    ["SITE_METRICS_PORT", "BACKOFFICE_METRICS_PORT"],
    ["SITE_PORT", "BACKOFFICE_METRICS_PORT"],
    ["SITE_METRICS_PORT", "BACKOFFICE_PORT"],
  ])("ends with one sentence when %s and %s are the same", async (first, second) => {
    const settings = await freshSettings();
    const port = String(await findFreePort());
    const running = start({ ...settings, [first]: port, [second]: port });
    expect(await running.ended).toBe(1);
    expect(running.printed().trim()).toBe(
      `The settings ${first} and ${second} must differ; both are ${port}.`,
    );
  });

  test("ends with one sentence when two apps have the same port", async () => {
    const settings = await freshSettings();
    const port = settings.SITE_PORT;
    const running = start({ ...settings, BACKOFFICE_PORT: port });
    expect(await running.ended).toBe(1);
    expect(running.printed().trim()).toBe(
      `The settings SITE_PORT and BACKOFFICE_PORT must differ; both are ${port}.`,
    );
  });

  test.each([
    ["SITE_PORT", "eighty", "The setting SITE_PORT must be a port number, from 0 to 65535."],
    ["SMTP_URL", "mail", "The setting SMTP_URL must start with smtp:// or smtps://."],
    ["BACKOFFICE", "maybe", "The setting BACKOFFICE must be on, off or only."],
    [
      "SITE_URL",
      "https://example.com/shop",
      "The setting SITE_URL must be an origin without a path, such as https://www.example.com.",
    ],
    [
      "DATA_DIR",
      inProject("package.json"),
      "The setting DATA_DIR must be a folder, and this is a file.",
    ],
    [
      "ASSETS_DIR",
      inProject("package.json"),
      "The setting ASSETS_DIR must be a folder, and this is a file.",
    ],
    [
      "DATA_DIR",
      "/proc/crm",
      "The folder /proc/crm can't be created (ENOENT); set DATA_DIR to one that this account may create.",
    ],
  ])("ends with one sentence for %s=%s", async (name, value, sentence) => {
    const running = start({ ...(await freshSettings()), [name]: value });
    expect(await running.ended).toBe(1);
    expect(running.printed().trim()).toBe(sentence);
  });
});
