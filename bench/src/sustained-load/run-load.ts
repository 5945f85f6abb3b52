import { setTimeout as pause } from "node:timers/promises";
import { openSqliteStore } from "../../../chaos/src/office/store.ts";
import { type MailSink, startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { requestPages } from "../load.ts";
import { type Answer, findHealing } from "./answers.ts";
import { describeLoad, type LoadLine, type LoadResult, wantedPageRate } from "./describe-load.ts";
import { findRate } from "./find-rate.ts";
import type { Phase } from "./send-forms.ts";
import { startBare, startProduct } from "./start-targets.ts";
import { loadTarget, type Target } from "./target.ts";
import { watchProcess } from "./watch-process.ts";

/** How long each part of the measurement takes. Seconds. */
export interface LoadPlan {
  /** Each rate that is tried. */
  step: number;
  hold: number;
  slowMail: number;
  /** The outbox, without new leads. */
  drain: number;
  /** Before the burst, the burst, and after it. */
  calm: number;
  burst: number;
  healing: number;
}

/** The first rates that are tried: the baseline is far faster. */
const firstRates = { product: 16, bare: 1_024 };
/** The highest rate of a few seconds leaves no room for anything else, such as a backup. */
const heldShare = 0.8;
const burstFactor = 10;
/** What the mail server takes to accept one mail, and later to show that no lead waits for it. */
const [mailMs, slowMailMs] = [200, 2_000];

/** Finds the highest rates of the product and the baseline, and then loads the product in several ways. */
export async function runLoad(plan: LoadPlan, say: (line: LoadLine) => void): Promise<LoadResult> {
  const sink = await startMailSink();
  sink.answerAfterMs = mailMs;
  const product = await startProduct(sink.url);
  const { system, target, metricsUrls } = product;
  const stops: (() => Promise<unknown>)[] = [sink.stop, system.stop];
  try {
    const pageRate = await findPageRate(target.pageUrl, plan.step);
    const sent: Answer[] = [];
    const load = async (name: string, loaded: Target, phases: readonly Phase[]) => {
      const result = await loadTarget(loaded, pageRate, phases);
      const line = describeLoad(name, phases[0]?.rate ?? 0, pageRate, result);
      if (loaded === target) sent.push(...result.answers);
      say(line);
      return { ...result, line };
    };
    const findHighest = (name: keyof typeof firstRates, loaded: Target) =>
      findRate(firstRates[name], async (rate) => {
        const { line } = await load(name, loaded, [{ rate, seconds: plan.step }]);
        return line.keptUp;
      });

    const bare = await startBare(product);
    stops.push(bare.stop);
    const bareRate = await findHighest("bare", bare.target);
    const productRate = await findHighest("product", target);
    const rate = Math.max(1, Math.floor(productRate * heldShare));
    const bareHeld = await load("bare", bare.target, [{ rate, seconds: plan.step }]);

    const watches = Object.entries(metricsUrls).map(([app, url]) => watchProcess(app, url));
    const stopCounting = countMails(sink);
    const held = await load("held", target, [{ rate, seconds: plan.hold }]);
    const mailsWhileHeld = stopCounting();
    const uses = await Promise.all(watches.map((watch) => watch.stop()));

    sink.answerAfterMs = slowMailMs;
    const slowMail = await load("slow mail", target, [{ rate, seconds: plan.slowMail }]);
    sink.answerAfterMs = mailMs;
    const stopCountingAfterwards = countMails(sink);
    await pause(plan.drain * 1_000);
    const mailsAfterwards = stopCountingAfterwards();

    const burst = await load("burst", target, [
      { rate, seconds: plan.calm },
      { rate: rate * burstFactor, seconds: plan.burst },
      { rate, seconds: plan.healing },
    ]);
    return {
      pageRate,
      highest: { product: productRate, bare: bareRate },
      lines: {
        bareHeld: bareHeld.line,
        held: held.line,
        slowMail: slowMail.line,
        burst: burst.line,
      },
      uses,
      mailsPerSecond: { whileHeld: mailsWhileHeld, afterwards: mailsAfterwards },
      healedAfterMs: findHealing(burst.answers, (plan.calm + plan.burst) * 1_000),
      spoolBusyMs: burst.settledAfterMs,
      stored: await compareStored(system.dataDir, sent),
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** The wanted rate of pages, or what this machine serves without any leads, if that is less. */
async function findPageRate(url: string, seconds: number): Promise<number> {
  const { requestsPerSecond } = await requestPages(url, wantedPageRate, seconds);
  if (requestsPerSecond >= wantedPageRate * 0.95) return wantedPageRate;
  return Math.floor(requestsPerSecond / 2);
}

function countMails({ received }: MailSink): () => number {
  const started = performance.now();
  const before = received.length;
  return () => ((received.length - before) * 1_000) / (performance.now() - started);
}

/** Looks for the lead of each visitor who was thanked. */
async function compareStored(dataDir: string, sent: readonly Answer[]) {
  const leads = await openSqliteStore(dataDir).query<{ email: string }>("select email from leads");
  const emails = new Set(leads.map(({ email }) => email));
  const thanked = sent.filter(({ status }) => status === 200);
  return {
    thanked: thanked.length,
    missing: thanked.filter(({ email }) => !emails.has(email)).length,
    repeated: leads.length - emails.size,
  };
}
