import { BaseSequencer, type TestSpecification } from "vitest/node";
import config from "../../vitest.config.ts";

/** Stops at the first failing test, so the quickest files come first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => duration(a) - duration(b));
  }
}

/** The project's own configuration with only the given test files, for many short runs. */
export function configureTests(include: readonly string[]) {
  return {
    ...config,
    test: {
      ...config.test,
      projects: undefined,
      include: [...include],
      setupFiles: ["scripts/mutation/cheap-passwords.ts"],
      // Many mutants make a test wait for something that never comes; each costs one of these times.
      testTimeout: 10_000,
      hookTimeout: 20_000,
      expect: { poll: { timeout: 5_000 } },
      sequence: { sequencer: QuickestFirst },
    },
  };
}
