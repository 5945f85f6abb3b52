import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/**
 * The baseline for call 1: Node's own server, and one insert into SQLite with the same
 * durability. No checks, no captcha, no mail. Arguments: port, database file.
 */
const [port, file = ""] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec(`pragma journal_mode=WAL; pragma synchronous=FULL;
  create table leads (id text primary key, body text not null, created_at integer not null)`);
const insert = database.prepare("insert into leads values (?, ?, ?)");

createServer(async (request, response) => {
  if (request.method === "GET") return response.end(JSON.stringify(process.cpuUsage()));
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  insert.run(crypto.randomUUID(), JSON.stringify(JSON.parse(body)), Date.now());
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"status":true}');
}).listen({ port: Number(port), host: "127.0.0.1", backlog: 4_096 });
