/**
 * `WEBHOOK_SECRET=whsec_… node examples/webhook-receiver/receiver.ts [port] [file]`: an example of the system
 * that gets the back office's webhooks. It checks each signature and keeps the leads in a SQLite file.
 * docs/webhooks.md explains each step.
 */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { Webhook } from "standardwebhooks";

interface Message {
  type: "lead.created" | "lead.updated" | "lead.erased" | "webhook.test";
  data: { id: string; changed_at?: string };
}

/** Leads are small; a larger body is not ours. Bytes. */
const maxBytes = 1_000_000;

/**
 * @param secret what the desk has shown when the webhook was made
 * @param file a SQLite file
 */
export function createReceiver(secret: string, file: string): Server {
  const webhook = new Webhook(secret);
  const database = openDatabase(file);
  const server = createServer(async (request, response) => {
    const answer = (status: number, text: string) => response.writeHead(status).end(`${text}\n`);
    const body = await readBody(request).catch(() => undefined);
    if (body === undefined) return answer(413, "This body is too large");
    let message: Message;
    try {
      // Checks the bytes as they arrived, and that the message is not older than five minutes.
      message = webhook.verify(body, request.headers as Record<string, string>) as Message;
    } catch {
      return answer(401, "This signature is not valid");
    }
    const isNew = store(database, String(request.headers["webhook-id"]), message);
    return answer(200, isNew ? "Stored" : "Known already");
  });
  return server.on("close", () => database.close());
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`
    create table if not exists messages (id text primary key);
    create table if not exists erased_leads (id text primary key);
    create table if not exists leads (id text primary key, changed_at text not null, data text not null)`);
  return database;
}

/** Stores what a message says, and its id with it, so that a repeat changes nothing. */
function store(database: DatabaseSync, messageId: string, { type, data }: Message): boolean {
  database.exec("begin immediate");
  try {
    const { changes } = database
      .prepare("insert into messages (id) values (?) on conflict do nothing")
      .run(messageId);
    if (changes === 1 && type === "lead.erased") {
      database.prepare("delete from leads where id = ?").run(data.id);
      database
        .prepare("insert into erased_leads (id) values (?) on conflict do nothing")
        .run(data.id);
    } else if (changes === 1 && type !== "webhook.test") {
      // Messages may arrive in another order, so an older state does not replace a newer one, and nothing is
      // stored of a lead that is erased.
      database
        .prepare(
          `insert into leads (id, changed_at, data)
           select ?1, ?2, ?3 where not exists (select 1 from erased_leads where id = ?1)
           on conflict do update set changed_at = excluded.changed_at, data = excluded.data
           where excluded.changed_at >= leads.changed_at`,
        )
        .run(data.id, data.changed_at ?? "", JSON.stringify(data));
    }
    database.exec("commit");
    return changes === 1;
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

if (import.meta.main) {
  const [port = "4000", file = "received-leads.sqlite"] = process.argv.slice(2);
  createReceiver(process.env.WEBHOOK_SECRET ?? "", file).listen(Number(port), "127.0.0.1", () =>
    console.info(`Waiting for webhooks at http://127.0.0.1:${port}`),
  );
}
