/**
 * Lets tasks of the same key run one after the other. A repeat that arrives while the first is
 * still being judged then finds its answer, instead of spending the captcha token a second time at
 * the provider. Across processes the unique key in the database decides.
 */
export function createQueueByKey() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}

export type QueueByKey = ReturnType<typeof createQueueByKey>;
