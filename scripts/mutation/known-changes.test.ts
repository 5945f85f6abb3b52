import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inProject } from "../process/project.ts";
import { knownChanges } from "./known-changes.ts";

it.each(knownChanges)(
  "the text of the known change '$name' is once in its file",
  ({ file, search }) => {
    expect(readFileSync(inProject(file), "utf8").split(search)).toHaveLength(2);
  },
);
