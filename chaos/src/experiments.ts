import { postgresUrl } from "../../apps/backoffice/server/testing/postgres-database.ts";
import { runCuts } from "./cut-database/run-cuts.ts";
import { runDamages } from "./damage-data/run-damages.ts";
import type { Experiment } from "./experiment.ts";
import { runKills } from "./kill-office/run-kills.ts";
import { runSpoolKills } from "./kill-site/run-spool-kills.ts";
import { runRejections } from "./reject-recipient/run-rejections.ts";
import { judgeStops, runStops } from "./stop-apps/run-stops.ts";

const needsPostgres = postgresUrl ? undefined : "POSTGRES_URL is not set";

/** The two databases and the site together: more than 200 kills. */
const fullKills = { random: 30, atEachPoint: 10 };
const shortKills = { random: 3, atEachPoint: 1 };

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
    name: "reject-recipient",
    title: "The mail server rejects one of two recipients for a while",
    needsBuild: false,
    async run(isShort) {
      const { findings, ...figures } = await runRejections(isShort ? 5 : 50);
      return { figures: { ...figures }, findings };
    },
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
