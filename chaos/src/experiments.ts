import { postgresUrl } from "../../apps/backoffice/server/testing/postgres-database.ts";
import { runCuts } from "./cut-database/run-cuts.ts";
import { runDamages } from "./damage-data/run-damages.ts";
import type { Experiment } from "./experiment.ts";
import { providerFaults } from "./fail-captcha/faulty-provider.ts";
import { runCaptchaFailures } from "./fail-captcha/run-captcha-failures.ts";
import { runFailures } from "./fail-host/run-failures.ts";
import { mailFaults } from "./fail-mail/faulty-mail-server.ts";
import { runMailFailures } from "./fail-mail/run-mail-failures.ts";
import { findMountProblem, runFullDisks } from "./fill-disk/run-full-disks.ts";
import { runKills } from "./kill-office/run-kills.ts";
import { runSpoolKills } from "./kill-site/run-spool-kills.ts";
import { runLocks } from "./lock-database/run-locks.ts";
import { runCopies } from "./run-copies/run-copies.ts";
import { disagreements } from "./shift-clocks/disagreements.ts";
import { runShifts } from "./shift-clocks/run-shifts.ts";
import { judgeStops, runStops } from "./stop-apps/run-stops.ts";

const needsPostgres = postgresUrl ? undefined : "POSTGRES_URL is not set";

/** The two databases and the site together: more than 200 kills. */
const fullKills = { random: 30, atEachPoint: 10 };
const shortKills = { random: 3, atEachPoint: 1 };

const minute = 60_000;
const fullFailures = {
  durations: { down: 10 * minute, hanging: 2 * minute, garbage: 2 * minute, late: 2 * minute },
  lateMs: 20_000,
  pauseMs: 1_000,
};
const shortFailures = { durations: { down: 1_000, garbage: 1_000 }, lateMs: 0, pauseMs: 100 };

/** All experiments, in the order in which they run. */
export const experiments: readonly Experiment[] = [
  {
    name: "kill-office",
    title: "The back office is killed at random moments and at named points under load, on SQLite",
    needsBuild: false,
    run: (isShort, say) => runKills(isShort ? shortKills : fullKills, say),
  },
  {
    name: "kill-office-postgres",
    title: "The same on PostgreSQL",
    needsBuild: false,
    skipped: needsPostgres,
    run: (isShort, say) =>
      runKills({ ...(isShort ? shortKills : fullKills), onPostgres: true }, say),
  },
  {
    name: "kill-site",
    title: "The site is killed at each point of its spool's work while its host loses answers",
    needsBuild: true,
    async run(isShort, say) {
      const { findings, ...figures } = await runSpoolKills(isShort ? 1 : 10, say);
      return { figures: { ...figures }, findings };
    },
  },
  {
    name: "cut-database",
    title: "Connections to PostgreSQL are cut at COMMIT, then it stops answering",
    needsBuild: false,
    skipped: needsPostgres,
    async run(isShort, say) {
      const { findings, silence, ...figures } = await runCuts(isShort ? 4 : 25, say);
      const { longestMs, recoveryMs } = silence;
      return { figures: { ...figures, longestMs, recoveryMs }, findings };
    },
  },
  {
    name: "fail-host",
    title: "The host of the forms and texts is down, hangs, answers garbage, and answers late",
    needsBuild: true,
    run: (isShort, say) => runFailures(isShort ? shortFailures : fullFailures, say),
  },
  {
    name: "lock-database",
    title: "Another program keeps the SQLite file locked",
    needsBuild: false,
    run: (isShort, say) => runLocks(isShort ? [2_000] : [2_000, 4_000, 10_000], say),
  },
  {
    name: "fill-disk",
    title: "The disk of the back office is full, then the site's as well",
    needsBuild: true,
    skipped: findMountProblem(),
    run: (isShort, say) => runFullDisks(isShort ? 2 : 20, say),
  },
  {
    name: "fail-mail",
    title: "The mail server refuses, rejects, drops connections, hangs and has a bad certificate",
    needsBuild: false,
    run: (isShort, say) =>
      isShort
        ? runMailFailures(["refused", "421", "451", "550", "dropped"], 1, say)
        : runMailFailures(mailFaults, 10, say),
  },
  {
    name: "fail-captcha",
    title: "The captcha's provider refuses, hangs, is slow, answers garbage, and redirects",
    needsBuild: true,
    run: (isShort, say) =>
      runCaptchaFailures(
        isShort
          ? { verifiers: ["host"], faults: ["refused", "hanging", "redirect"], bookings: 1 }
          : { verifiers: ["host", "site"], faults: providerFaults, bookings: 5 },
        say,
      ),
  },
  {
    name: "shift-clocks",
    title: "The clocks and secrets of both apps differ, and clocks jump",
    needsBuild: true,
    run: (isShort, say) =>
      runShifts(
        isShort
          ? { disagreements: disagreements.slice(0, 2), bookings: 1, jumps: false }
          : { disagreements, bookings: 5, jumps: true },
        say,
      ),
  },
  {
    name: "run-copies",
    title: "Two copies of each app on one PostgreSQL are killed and replaced under load",
    needsBuild: true,
    skipped: needsPostgres,
    run: (isShort, say) => runCopies(isShort ? 1 : 5, say),
  },
  {
    name: "damage-data",
    title: "The back office starts over damaged data",
    needsBuild: false,
    async run() {
      const results = await runDamages();
      return {
        figures: { damages: results.length },
        findings: results.map(({ name, noticed, printed }) => ({
          promise: `it does not start with ${name}, and says why in one sentence`,
          broken: noticed ? [] : printed,
        })),
      };
    },
  },
  {
    name: "stop-apps",
    title: "Both apps are stopped under load",
    needsBuild: true,
    run: async (isShort, say) =>
      judgeStops(await runStops({ rounds: isShort ? 1 : 10, withWaiting: !isShort }, say)),
  },
];
