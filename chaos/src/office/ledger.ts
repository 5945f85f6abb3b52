import { randomUUID } from "node:crypto";

/** One demo booking as its sender knows it, stored outside the system that is killed. */
export interface Booking {
  key: string;
  email: string;
  body: Record<string, unknown>;
  /** The answer to call 1; undefined while there is none. */
  answer: { status: number; ok: boolean } | undefined;
  /** Whether call 2 answered true. */
  released: boolean;
  tries: number;
}

/** All bookings that were sent, with their answers. */
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
