import { Hono } from "hono";
import type { DeskEnv } from "../../auth/require-person.ts";
import { createReport } from "../../reports/create-report.ts";
import { lastDays, lastWeek } from "../../reports/period.ts";
import type { Report } from "../../reports/report.ts";
import type { Services } from "../../services.ts";
import { readChoice } from "../transport/list-query.ts";

/** How many days a report may cover, the default first. */
const spans = ["30", "90", "7"] as const;

/**
 * The figures of the home page: `days` is the length of the period that ends today. With `period=last-week`
 * they are those of the Monday mail.
 */
export function createReportRoutes(services: Services): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get("/", async (c) => {
    const days = Number(readChoice(c, "days", spans) ?? spans[0]);
    const isLastWeek = readChoice(c, "period", ["last-week"]) !== undefined;
    const period = isLastWeek ? lastWeek(services.now()) : lastDays(days, services.now());
    return c.json<Report>(await createReport(services, period, c.get("person")));
  });
}
