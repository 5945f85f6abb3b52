import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The baseline for pages: Node's own server, the same bytes from memory and the same headers.
 * Arguments: port, file of the body, headers as JSON.
 */
const [port, file = "", headers = "{}"] = process.argv.slice(2);
const body = readFileSync(file);
const given = JSON.parse(headers) as Record<string, string>;

createServer((request, response) => {
  if (request.url === "/livez") return response.end(JSON.stringify(process.cpuUsage()));
  response.writeHead(200, given);
  response.end(body);
}).listen({ port: Number(port), host: "127.0.0.1", backlog: 4_096 });
