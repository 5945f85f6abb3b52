import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** How a mail server fails. */
export const mailFaults = [
  "refused",
  "421",
  "451",
  "550",
  "dropped",
  "silent",
  "bad TLS",
  "tarpit",
] as const;
export type MailFault = (typeof mailFaults)[number];

/** A real SMTP server on one port, which can be told to fail. */
export interface FaultyMailServer {
  url: string;
  /** The Message-IDs of all mails that it has received, including repeats. */
  received: string[];
  /** How many connections it has dropped after a whole mail, before it confirmed it. */
  drops: number;
  fail(fault: MailFault | undefined): Promise<void>;
  stop(): Promise<void>;
}

const tarpitMs = 20_000;

/** @param refused the recipient that a fault of 451 or 550 is about */
export async function startFaultyMailServer(
  port: number,
  refused: string,
): Promise<FaultyMailServer> {
  let fault: MailFault | undefined;
  let server: SMTPServer | undefined;

  const options: SMTPServerOptions = {
    authOptional: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      if (fault === "421") done(smtpError(421, "4.3.2 Too many connections"));
      else if (fault !== "silent") done();
    },
    onRcptTo({ address }, _session, done) {
      if (address !== refused) return done();
      if (fault === "451") return done(smtpError(451, "4.7.1 Try again later"));
      if (fault === "550") return done(smtpError(550, "5.1.1 No such user"));
      done();
    },
    async onData(stream, session, done) {
      const raw = await text(stream);
      const [, id] = /^message-id: *(<[^>]+>)/im.exec(raw) ?? [];
      if (fault === "tarpit") await pause(tarpitMs);
      mail.received.push(id ?? "");
      if (fault !== "dropped") return done();
      mail.drops += 1;
      dropConnection(server, session);
    },
  };

  async function listen(): Promise<void> {
    const hasTls = fault === "bad TLS";
    // Its own certificate is signed by nobody.
    server = new SMTPServer({
      ...options,
      disabledCommands: ["AUTH", ...(hasTls ? [] : ["STARTTLS"])],
    });
    // A connection that is reset is an error event, which would end this process.
    server.on("error", () => {});
    await once(server.listen(port, "127.0.0.1"), "listening");
  }

  async function close(): Promise<void> {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }

  const mail: FaultyMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    drops: 0,
    async fail(next) {
      await close();
      fault = next;
      if (next !== "refused") await listen();
    },
    stop: close,
  };
  await listen();
  return mail;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Ends the connection of a session without a word. */
function dropConnection(server: SMTPServer | undefined, { id }: SMTPServerSession): void {
  // The server keeps its connections in a set that its types do not mention.
  const { connections } = server as unknown as {
    connections: Set<{ id: string; _socket: { destroy(): void } }>;
  };
  for (const connection of connections) if (connection.id === id) connection._socket.destroy();
}
