// Takes the form's entries and passes them on with the API key.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { sendLead } from "./send-lead.mjs";

const server = createServer(async (request, response) => {
  if (request.method !== "POST" || request.url !== "/contact") {
    response.writeHead(404).end();
    return;
  }
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 10_000) {
      response.writeHead(413).end("That is too long.");
      return;
    }
  }
  try {
    const lead = Object.fromEntries(new URLSearchParams(body));
    const key = randomUUID();
    // One more try where the network failed.
    await sendLead(lead, key).catch(() => sendLead(lead, key));
    response.writeHead(303, { Location: "/thank-you.html" }).end();
  } catch (error) {
    console.error(error);
    response.writeHead(502).end("Sorry, that did not work. Please call us.");
  }
});

server.listen(process.env.PORT ?? 8080);
