import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * They start whole apps, send thousands of requests or read many files. Vitest runs short files last, as
 * some of these are.
 */
const long =
  /\/chaos\/src\/|\/backoffice\/server\/(?:backup|installation|main|secrets)|\/(?:every-write|start|seed-database|dead-code|unavailable|markdown|upload-corpus|outbox)\.test\.ts$/;

/** Starts the longest files first, so that at the end no processor waits for the last one of them. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.config.isolate ? 0 : long.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
