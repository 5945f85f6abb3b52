import { expect, test } from "vitest";
import { postgresUrl } from "../../../apps/backoffice/server/testing/postgres-database.ts";
import { runKills } from "./run-kills.ts";

/** The full run is `npm run chaos -- kill-office kill-office-postgres`. */
const plans = [
  { name: "SQLite", random: 1, atEachPoint: 1, onPostgres: false, points: 5 },
  { name: "PostgreSQL", random: 1, atEachPoint: 1, onPostgres: true, points: 4 },
];

test.for(plans)(
  "a kill never loses, duplicates or splits a booking that was answered with success, on $name",
  { timeout: 240_000 },
  async (plan, { skip }) => {
    skip(plan.onPostgres && !postgresUrl, "POSTGRES_URL is not set");
    const { findings, figures } = await runKills(plan);
    expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(findings).toHaveLength(9);
    expect(figures.atPoints).toBe(plan.points);
    const { bookings, mailsReceived } = figures;
    expect(bookings).toBeGreaterThan(plan.random + plan.points);
    expect(mailsReceived).toBeGreaterThanOrEqual(3 * Number(bookings));
  },
);
