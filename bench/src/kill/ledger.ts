import { randomUUID } from "node:crypto";

/** One demo booking as its sender knows it: kept outside the system, so that no kill touches it. */
export interface Booking {
  key: string;
  email: string;
  body: Record<string, unknown>;
  /** What call 1 answered; undefined while no answer was received. */
  answer: { status: number; ok: boolean } | undefined;
  /** Whether call 2 answered true. */
  released: boolean;
  tries: number;
}

/** Everything that was ever sent, and what was answered. */
export interface Ledger {
  bookings: Booking[];
  open(body: Record<string, unknown>): Booking;
  /** Bookings whose sender never got an answer to call 1. */
  unanswered(): Booking[];
}

export function createLedger(): Ledger {
  const bookings: Booking[] = [];
  return {
    bookings,
    open(fields) {
      const key = randomUUID();
      const email = `${key}@shop.test`;
      const body = { ...fields, email };
      const booking: Booking = { key, email, body, answer: undefined, released: false, tries: 0 };
      bookings.push(booking);
      return booking;
    },
    unanswered: () => bookings.filter(({ answer }) => !answer),
  };
}
