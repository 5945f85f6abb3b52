import pino from "pino";

/**
 * The site's log: one JSON object per line on standard output. It never contains what a visitor
 * typed or their address. The settings choose the level.
 */
export const log = pino({ serializers: { error: pino.stdSerializers.err } });
