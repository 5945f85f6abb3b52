import type { TestedHost } from "./ask-host.ts";
import { checkContent } from "./check-content.ts";
import { checkLeads, type LeadSettings } from "./check-leads.ts";
import { type Finding, Findings } from "./findings.ts";

export interface ConformityReport {
  /** The numbers of the calls that were checked, in order. */
  checked: number[];
  findings: Finding[];
}

/**
 * Checks which of the twelve calls a host answers as the contract says.
 *
 * @param leads without it calls 1 to 4 are not made, because they store leads
 * @param sample how many entries of each list are fetched
 */
export async function runConformity(
  host: TestedHost,
  leads?: LeadSettings,
  sample = 10,
): Promise<ConformityReport> {
  const findings = new Findings();
  if (leads) await checkLeads(host, findings, leads);
  await checkContent(host, findings, sample);
  return {
    checked: [...findings.checked].sort((a, b) => a - b),
    findings: findings.list.sort((a, b) => a.call - b.call),
  };
}
