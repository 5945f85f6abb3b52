import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findFreePort } from "../../../scripts/process/ports.ts";
import { holdDatabase } from "./backup/hold-database.ts";
import { startOffice } from "./testing/start-office.ts";

describe("the back office as a process", () => {
  let folder: string;
  let port: number;
  let started: ChildProcess[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "main-"));
    port = await findFreePort();
    started = [];
  });
  afterEach(() => {
    for (const child of started) child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });

  const start = (env: Record<string, string> = {}) => {
    const office = startOffice({ DATA_DIR: folder, BACKOFFICE_PORT: String(port), ...env });
    started.push(office.child);
    return office;
  };

  it("starts with private files, stops on a signal, and starts again with the same data", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const { child, ready, ended } = start();
      await ready();
      const answer = await fetch(`http://127.0.0.1:${port}/livez`);
      expect(await answer.json()).toEqual({ ok: true });
      for (const file of ["backoffice.sqlite", "secrets.json", "demo-company.json"]) {
        expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0);
      }
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
    }
  });

  it("has its database to itself: another process can't take it, and a reader leaves its log", async () => {
    const { ready } = start();
    await ready();
    const file = join(folder, "backoffice.sqlite");
    expect(() => holdDatabase(file)).toThrow(
      `${file} is in use; stop the site and the back office first.`,
    );
    const reader = new DatabaseSync(file);
    reader.prepare("select count(*) from leads").get();
    reader.close();
    expect(existsSync(`${file}-wal`)).toBe(true);
  });

  it("ends the open streams of desks at once when it stops, instead of waiting for them", async () => {
    const { child, ready, ended, told } = start();
    await ready();
    const [, email, password] = /Administrator: (\S+) \/ (\S+)/.exec(told.text) ?? [];
    let cookie = "";
    const post = async (path: string, body: object) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/desk${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Cookie: cookie },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    };
    await post("/sign-in", { email, password });
    const newPassword = "seven otters by the river";
    await post("/password", { currentPassword: password, newPassword });
    const events = `http://127.0.0.1:${port}/api/desk/events`;
    const { body } = await fetch(events, { headers: { Cookie: cookie } });
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain("event: ready");

    const stoppedAt = performance.now();
    child.kill("SIGTERM");
    expect((await reader.read()).done).toBe(true);
    expect(await ended).toEqual([0, null]);
    // Long before the remaining requests would be answered with 503.
    expect(performance.now() - stoppedAt).toBeLessThan(6_000);
  });

  it.each([
    [
      { BACKOFFICE_PORT: "http" },
      "The setting BACKOFFICE_PORT must be a port number, from 0 to 65535.",
    ],
    [{ DATABASE_URL: "file:/dev/null/x" }, "/dev/null"],
    [{ DATABASE_URL: "postgres://127.0.0.1:9/x" }, "ECONNREFUSED"],
  ])("explains in one line why it does not start with %j", async (env, reason) => {
    const { told, ended } = start(env);
    expect(await ended).toEqual([1, null]);
    expect(told.text.trim()).toContain(reason);
    expect(told.text.trim().split("\n")).toHaveLength(1);
  });

  it("reports that its port is in use", async () => {
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    const { told, ended } = start();
    expect(await ended).toEqual([1, null]);
    expect(told.text).toContain("EADDRINUSE");
    other.close();
  });

  it("answers 413 to a megabyte, and survives interrupted requests", async () => {
    const { told, ready } = start();
    await ready();
    const url = `http://127.0.0.1:${port}/api/contactUs`;
    const large = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "x".repeat(1_000_000),
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ data: { status: false } });

    for (const length of [
      "Content-Length: 500\r\n\r\n{",
      "Transfer-Encoding: chunked\r\n\r\n1\r\n{",
    ]) {
      const socket = connect(port, "127.0.0.1");
      const head = "POST /api/contactUs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
      await new Promise<void>((resolve) => socket.write(head + length, () => resolve()));
      socket.destroy();
      await once(socket, "close");
    }
    expect((await fetch(url)).status).toBe(405);
    expect(told.text).not.toContain('"level":50');
  });
});
