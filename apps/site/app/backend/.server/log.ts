import pino from "pino";

/**
 * The site's log: one JSON object a line on standard output. What a visitor typed and where she
 * came from is never logged.
 */
export const log = pino({
  level: process.env.LOG_LEVEL?.trim() || "info",
  serializers: { error: pino.stdSerializers.err },
});
