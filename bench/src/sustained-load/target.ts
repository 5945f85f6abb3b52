import { type Load, requestPages } from "../load.ts";
import { type Answer, isSustained } from "./answers.ts";
import type { Form } from "./fill-forms.ts";
import { type Phase, sendForms } from "./send-forms.ts";

/** What is loaded: the product or the baseline. */
export interface Target {
  formUrl: string;
  pageUrl: string;
  /** Returns forms whose captchas are solved. */
  fillForms(count: number): Promise<Form[]>;
  /** Waits until nothing that was accepted is left to do. Returns how long that took, in milliseconds. */
  settle(): Promise<number>;
  /** The seconds of CPU time that all of its processes have used. */
  readCpuSeconds(): Promise<number>;
}

/** What a target answered while it was loaded. */
export interface TargetLoad {
  answers: Answer[];
  pages: Load;
  /** How long the target still worked after its last answer. Milliseconds. */
  settledAfterMs: number;
  /** Seconds of CPU time for each second of the load. */
  cores: number;
}

/** The pages count as served when at least this share was answered. */
const minPageShare = 0.95;
/** A target that needs longer for what is left has accepted more than it can do. Milliseconds. */
const maxSettleMs = 1_000;

/** Sends forms in the given phases, and beside them requests cached pages at a constant rate. */
export async function loadTarget(
  target: Target,
  pageRate: number,
  phases: readonly Phase[],
): Promise<TargetLoad> {
  const { formUrl, pageUrl } = target;
  const forms = await target.fillForms(
    phases.reduce((sum, { rate, seconds }) => sum + rate * seconds, 0),
  );
  const seconds = phases.reduce((sum, phase) => sum + phase.seconds, 0);
  const cpuBefore = await target.readCpuSeconds();
  const [answers, pages] = await Promise.all([
    sendForms(formUrl, forms, phases),
    requestPages(pageUrl, pageRate, seconds),
  ]);
  const settledAfterMs = await target.settle();
  const cores = ((await target.readCpuSeconds()) - cpuBefore) / seconds;
  return { answers, pages, settledAfterMs, cores };
}

/** Whether a target has thanked every visitor in time, served the pages, and had no work left over. */
export function keepsUp(pageRate: number, load: TargetLoad): boolean {
  const { answers, pages, settledAfterMs } = load;
  const servesPages = pages.bad === 0 && pages.requestsPerSecond >= pageRate * minPageShare;
  return isSustained(answers) && servesPages && settledAfterMs <= maxSettleMs;
}
