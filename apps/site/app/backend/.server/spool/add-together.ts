import { collectBriefly } from "@crm/server-kit/collect-briefly";
import type { Spool } from "./spool.ts";
import type { Known, NewSubmission, SpooledSubmission } from "./submission-row.ts";

/**
 * Stores a submission, with one write to the disk for all that arrive together: the pages wait for the
 * disk, too.
 *
 * @returns after the row is on disk
 */
export type AddTogether = (submission: NewSubmission) => Promise<SpooledSubmission | Known>;

interface Waiting {
  submission: NewSubmission;
  resolve: (stored: SpooledSubmission | Known) => void;
  reject: (reason: unknown) => void;
}

export function createAddTogether(spool: Pick<Spool, "add">): AddTogether {
  const addWaiting = collectBriefly<Waiting>((waiting) => {
    try {
      const stored = spool.add(waiting.map(({ submission }) => submission));
      for (const [index, { resolve, reject }] of waiting.entries()) {
        const row = stored[index];
        if (row instanceof Error || row === undefined) reject(row);
        else resolve(row);
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  });
  return (submission) =>
    new Promise((resolve, reject) => addWaiting({ submission, resolve, reject }));
}
