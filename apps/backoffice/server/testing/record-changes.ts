import type { Services } from "../services.ts";

/**
 * Services that also add the paths of each change to a list.
 *
 * @param add is called after the change is committed
 */
export function recordChanges(services: Services, add: (paths: string[]) => void): Services {
  const { changeFeed } = services;
  return {
    ...services,
    changeFeed: {
      ...changeFeed,
      async change(work) {
        let changed: readonly string[] = [];
        await changeFeed.change(async (trx) => {
          changed = await work(trx);
          return changed;
        });
        if (changed.length > 0) add([...changed]);
      },
    },
  };
}
