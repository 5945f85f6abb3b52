/**
 * Runs tasks of the same key one after the other, in this process. A repeated form that arrives
 * while the first is being checked then finds the stored answer, and the provider verifies the
 * captcha token only once; across processes the unique key in the database decides.
 */
export function createQueueByKey() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
}

export type QueueByKey = ReturnType<typeof createQueueByKey>;
