import pino from "pino";

/**
 * The site's log: one JSON object a line on standard output. What a visitor typed and where she
 * came from is never logged. The settings say how much is.
 */
export const log = pino({ serializers: { error: pino.stdSerializers.err } });
