import { randomUUID } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createOffice, mailConnections } from "../../chaos/src/office/office.ts";
import { openSqliteStore, waitForOutbox } from "../../chaos/src/office/store.ts";
import { startMailSink } from "../../e2e/fixtures/mail-sink.ts";
import { findFreePort } from "../../scripts/process/ports.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { readCpuSeconds } from "./sustained-load/read-metrics.ts";

const mailsSent = 200;
/** What the mail server takes to accept one mail. */
const answerAfterMs = 200;

/**
 * How fast the outbox drains when the mail server is slow, one mail at a time and several, and the CPU time
 * of a mail, which hardly depends on other programs.
 */
export async function benchMails(): Promise<void> {
  const rates = [];
  for (const connections of [1, mailConnections]) {
    rates.push({ connections, ...(await measureRate(connections)) });
  }
  const rows = rates.map(({ connections, mailsPerSecond, cpuMs }) => [
    String(connections),
    mailsPerSecond.toFixed(1),
    cpuMs.toFixed(1),
  ]);
  const heading = ["connections", `mails/s at ${answerAfterMs} ms each`, "CPU ms for a mail"];
  console.info(formatTable([heading, ...rows]));
  writeResults("mails", { mailsSent, answerAfterMs, rates });
}

async function measureRate(connections: number) {
  const sink = await startMailSink();
  sink.answerAfterMs = answerAfterMs;
  const metricsPort = await findFreePort();
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const office = await createOffice(sink.url, {
    connections,
    settings: { METRICS_HOST: "127.0.0.1", BACKOFFICE_METRICS_PORT: String(metricsPort) },
  });
  try {
    const first = await office.start();
    await first.stop();
    writeMails(office.dataDir);
    const second = await office.start();
    await sink.waitFor(() => true);
    const begun = performance.now();
    const cpuAtBegin = await readCpuSeconds(metricsUrl);
    const receivedAtBegin = sink.received.length;
    await waitForOutbox(openSqliteStore(office.dataDir));
    const seconds = (performance.now() - begun) / 1_000;
    const mails = sink.received.length - receivedAtBegin;
    const cpuMs = (((await readCpuSeconds(metricsUrl)) - cpuAtBegin) * 1_000) / mails;
    await second.stop();
    return { mailsPerSecond: mails / seconds, cpuMs };
  } finally {
    await sink.stop();
    office.remove();
  }
}

function writeMails(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, "backoffice.sqlite"));
  const insert = database.prepare(
    `insert into mails (id, kind, state, sender, recipient, subject, message_id, attempts, due_at,
       created_at)
     values (?, 'contact-message', 'pending', 'team@desk.test', 'first@team.test', 'New message',
       ?, 0, ?, ?)`,
  );
  const insertBody = database.prepare(
    "insert into mail_bodies (mail_id, body_text, body_html) values (?, 'Hello', '<p>Hello</p>')",
  );
  database.exec("begin");
  for (let count = 0; count < mailsSent; count += 1) {
    const id = randomUUID();
    insert.run(id, `<${id}@desk.test>`, Date.now(), Date.now());
    insertBody.run(id);
  }
  database.exec("commit");
  database.close();
}
