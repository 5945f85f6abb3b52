import { randomUUID } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createOffice, mailConnections } from "../../chaos/src/office/office.ts";
import { openSqliteStore, waitForOutbox } from "../../chaos/src/office/store.ts";
import { startMailSink } from "../../e2e/fixtures/mail-sink.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";

const mailsSent = 200;
/** What the mail server takes to accept one mail. */
const answerAfterMs = 200;

/** How fast the outbox drains when the mail server is slow, one mail at a time and several. */
export async function benchMails(): Promise<void> {
  const rates = [];
  for (const connections of [1, mailConnections]) {
    rates.push({ connections, mailsPerSecond: await measureRate(connections) });
  }
  const rows = rates.map(({ connections, mailsPerSecond }) => [
    String(connections),
    mailsPerSecond.toFixed(1),
  ]);
  console.info(formatTable([["connections", `mails/s at ${answerAfterMs} ms each`], ...rows]));
  writeResults("mails", { mailsSent, answerAfterMs, rates });
}

async function measureRate(connections: number): Promise<number> {
  const sink = await startMailSink();
  sink.answerAfterMs = answerAfterMs;
  const office = await createOffice(sink.url, { connections });
  try {
    const first = await office.start();
    await first.stop();
    writeMails(office.dataDir);
    const second = await office.start();
    await sink.waitFor(() => true);
    const begun = performance.now();
    const receivedAtBegin = sink.received.length;
    await waitForOutbox(openSqliteStore(office.dataDir));
    const seconds = (performance.now() - begun) / 1_000;
    await second.stop();
    return (sink.received.length - receivedAtBegin) / seconds;
  } finally {
    await sink.stop();
    office.remove();
  }
}

function writeMails(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, "backoffice.sqlite"));
  const insert = database.prepare(
    `insert into mails (id, kind, state, sender, recipient, subject, body_text, body_html,
       message_id, attempts, due_at, created_at)
     values (?, 'contact-message', 'pending', 'team@desk.test', 'first@team.test', 'New message',
       'Hello', '<p>Hello</p>', ?, 0, ?, ?)`,
  );
  database.exec("begin");
  for (let count = 0; count < mailsSent; count += 1) {
    const id = randomUUID();
    insert.run(id, `<${id}@desk.test>`, Date.now(), Date.now());
  }
  database.exec("commit");
  database.close();
}
