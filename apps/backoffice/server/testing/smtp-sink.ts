import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A real mail server on loopback that stores what it accepts. */
export interface SmtpSink {
  url: string;
  /** Each mail as it was received. */
  mails: { to: string[]; raw: string }[];
  /**
   * The error for the next recipients or messages; undefined accepts them. With `onlyTo`, other
   * recipients are accepted too.
   */
  reject: { recipient?: Error | undefined; onlyTo?: string; message?: Error | undefined };
  /** While set, a message is accepted only when it resolves. */
  hold: Promise<void> | undefined;
  /** Messages that were received and not answered yet. */
  unanswered: number;
  /** How many connections were opened, and how many of them were closed. */
  connections: number;
  closed: number;
  close(): Promise<void>;
}

/** An error of the mail server, such as `smtpRejection(550, "5.1.1 No such mailbox")`. */
export function smtpRejection(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export async function openSmtpSink(): Promise<SmtpSink> {
  const options: SMTPServerOptions = {
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    // Tests may leave an outbox with an open connection; `close` ends it, not after 30 s.
    closeTimeout: 1,
    onConnect(_session, done) {
      sink.connections += 1;
      done();
    },
    onClose() {
      sink.closed += 1;
    },
    onRcptTo({ address }, _session, done) {
      const { recipient, onlyTo = address } = sink.reject;
      done(onlyTo === address ? recipient : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        sink.unanswered += 1;
        await sink.hold;
        sink.unanswered -= 1;
        if (sink.reject.message) return done(sink.reject.message);
        sink.mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        return done();
      });
    },
  };
  const server = new SMTPServer(options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    reject: {},
    hold: undefined,
    unanswered: 0,
    connections: 0,
    closed: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return sink;
}
