import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A real mail server on loopback that keeps what it takes. */
export interface SmtpSink {
  url: string;
  /** Each mail as it came over the wire. */
  mails: { to: string[]; raw: string }[];
  /**
   * What the server says to the next recipients or messages; undefined lets them pass. With
   * `onlyTo`, other recipients pass as well.
   */
  refuse: { recipient?: Error | undefined; onlyTo?: string; message?: Error | undefined };
  /** While set, a message is taken only once it is resolved. */
  hold: Promise<void> | undefined;
  close(): Promise<void>;
}

/** A httpError in the server's words, such as `httpError(550, "5.1.1 No such mailbox")`. */
export function smtpRejection(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export async function openSmtpSink(): Promise<SmtpSink> {
  const options: SMTPServerOptions = {
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const { recipient, onlyTo = address } = sink.refuse;
      done(onlyTo === address ? recipient : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        await sink.hold;
        if (sink.refuse.message) return done(sink.refuse.message);
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
    refuse: {},
    hold: undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return sink;
}
