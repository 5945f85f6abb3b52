import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { loadSecrets } from "@crm/server-kit/secrets";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import type { Result } from "../experiment.ts";
import { createOffice } from "../office/office.ts";
import { openSqliteStore, readRows } from "../office/store.ts";
import { createVisitors } from "../site/send-forms.ts";
import { createSite } from "../site/site.ts";

/** The longest pause between two attempts of the spool is a minute. Milliseconds. */
const maxForwardMs = 180_000;

/** Why no small disk can be mounted here; undefined when one can. */
export function findMountProblem(): string | undefined {
  const disk = mkdtempSync(path.join(tmpdir(), "crm-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", disk], { stdio: "ignore" });
    execFileSync("umount", [disk]);
    return undefined;
  } catch {
    return "only an administrator may mount a small disk";
  } finally {
    rmSync(disk, { recursive: true });
  }
}

/**
 * Runs the back office and the site each on a small disk of its own. First the office's disk is full,
 * then the site's as well, then both have room again.
 *
 * @param bookings how many forms are sent in each state
 */
export async function runFullDisks(
  bookings: number,
  say: (line: string) => void = () => {},
): Promise<Result> {
  const sink = await startMailSink();
  const [officeDisk, siteDisk] = [mountDisk("48m"), mountDisk("24m")];
  const office = await createOffice(sink.url, { folder: officeDisk.folder });
  const running = await office.start();
  const site = await createSite(office, office.url, { folder: siteDisk.folder });
  const runningSite = await site.start();
  const visitors = createVisitors(site.url, loadSecrets(office.dataDir).captchaSecret);
  const thanked = () => visitors.ledger.bookings.filter(({ answer }) => answer?.ok).length;
  const book = async (state: string) => {
    const before = thanked();
    for (let count = 0; count < bookings; count += 1) await visitors.book();
    say(`${state}: ${thanked() - before} of ${bookings} thanked`);
    return thanked() - before;
  };
  try {
    await book("both have room");
    truncateLog(path.join(office.dataDir, "backoffice.sqlite"));
    officeDisk.fill();
    const spooled = await book("the office's disk is full");
    siteDisk.fill();
    const rejected = bookings - (await book("both disks are full"));
    siteDisk.empty();
    officeDisk.empty();
    await visitors.retryUnanswered();
    const left = await site.waitForSpool(maxForwardMs);
    await runningSite.stop();
    await running.stop();
    const { leads, faults } = await readRows(openSqliteStore(office.dataDir));
    const count = (email: string) => leads.filter((lead) => lead.email === email).length;
    const { bookings: all } = visitors.ledger;
    return {
      figures: { bookings: all.length, spooled, rejected, longestMs: visitors.longestMs() },
      findings: [
        {
          promise: "a visitor is thanked while only the office's disk is full",
          broken: spooled === bookings ? [] : [`${spooled} of ${bookings}`],
        },
        {
          promise: "nobody is thanked while both disks are full",
          broken: rejected === bookings ? [] : [`${bookings - rejected} of ${bookings} were`],
        },
        {
          promise: "a form that was not accepted is accepted when it is sent again",
          broken: visitors.ledger.unanswered().map(({ key }) => key),
        },
        {
          promise: "every submission arrived exactly once",
          broken: all
            .filter(({ email }) => count(email) !== 1)
            .map(({ email }) => `${email} ${count(email)} times`),
        },
        { promise: "the spool is empty at the end", broken: left },
        { promise: "the database passes its integrity check", broken: faults },
      ],
    };
  } finally {
    await Promise.all([runningSite.kill(), running.kill(), sink.stop()]);
    officeDisk.unmount();
    siteDisk.unmount();
  }
}

/** The write-ahead log keeps its size, so that much can be written into it when the disk is full. */
function truncateLog(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
}

/** A disk in memory, with a folder on it. */
function mountDisk(size: string) {
  const disk = mkdtempSync(path.join(tmpdir(), "crm-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", disk]);
  const ballast = path.join(disk, "ballast");
  return {
    folder: path.join(disk, "data"),
    /** Writes until nothing more fits. */
    fill() {
      for (let block = 1_048_576; block >= 512; block /= 2) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(block), { flag: "a" });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
    },
    empty: () => rmSync(ballast),
    unmount() {
      execFileSync("umount", ["--lazy", disk]);
      rmSync(disk, { recursive: true });
    },
  };
}
