/**
 * Loaded into an app with `--import`, it moves the app's clock: `Date` shows another time, and so does the
 * `Date` header of its answers. A stand-in for a wrong clock of the machine: timers go on as usual, and
 * the database and the kernel keep their own time. The file in CHAOS_CLOCK says by how many milliseconds,
 * and may change while the app runs.
 */
import { readFileSync } from "node:fs";
import { Server, type ServerResponse } from "node:http";

const file = process.env.CHAOS_CLOCK ?? "";
const RealDate = Date;
const pollMs = 50;
let offsetMs = readOffset();
setInterval(() => {
  offsetMs = readOffset();
}, pollMs).unref();

function readOffset(): number {
  return Number(readFileSync(file, "utf8"));
}

function now(): number {
  return RealDate.now() + offsetMs;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

const emit = Server.prototype.emit as (event: string, ...given: unknown[]) => boolean;
Server.prototype.emit = function (event: string, ...given: unknown[]): boolean {
  if (event === "request") {
    const response = given[1] as ServerResponse;
    response.setHeader("Date", new Date().toUTCString());
  }
  return emit.call(this, event, ...given);
};
