import { describe, expect, test } from "vitest";
import { groupByLicence } from "./licence-groups.ts";

const words = "Permission is hereby granted.\nThe above copyright notice stays.";
const react = {
  name: "react",
  version: "1.0.0",
  licence: "MIT",
  text: `MIT License\n\nCopyright (c) Somebody, Inc.\n\n${words}`,
};
const vue = {
  ...react,
  name: "vue",
  text: `(The MIT License)\n\nCopyright 2016 Somebody Else\nCopyright 2018 A Third\n\n${words.replace("\n", " ")}`,
};

describe("groups of licences", () => {
  test("put licences that differ only in owner, heading and line breaks into one group", () => {
    const groups = groupByLicence([vue, react]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.packages).toEqual([
      { name: "react", version: "1.0.0", owners: ["Copyright (c) Somebody, Inc."] },
      {
        name: "vue",
        version: "1.0.0",
        owners: ["Copyright 2016 Somebody Else", "Copyright 2018 A Third"],
      },
    ]);
  });

  test("keep the required notice in the shared text, without an owner", () => {
    const [group] = groupByLicence([react]);
    expect(group?.text).toContain("The above copyright notice stays.");
    expect(group?.text).not.toContain("Somebody");
  });

  test("put other texts into another group, the larger group first", () => {
    const other = { ...react, name: "other", licence: "ISC", text: "Do as you like." };
    expect(groupByLicence([other, react, vue]).map(({ licence }) => licence)).toEqual([
      "MIT",
      "ISC",
    ]);
  });
});
