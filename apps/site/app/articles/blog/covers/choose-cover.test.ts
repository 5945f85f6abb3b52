import { describe, expect, it } from "vitest";
import { chooseCover } from "./choose-cover.ts";

describe("chooseCover", () => {
  it("gives a sample post its own drawing, whatever its title is", () => {
    const given = {
      slug: "the-first-two-lines",
      title: "Order by Friday",
      category: "Online stores",
    };
    expect(chooseCover(given)).toMatchObject({ name: "the-first-two-lines", isMirrored: false });
  });

  it.each([
    ["Which orders we deliver", "parcel"],
    ["What a message costs", "rupee"],
    ["Our privacy promise", "lock"],
    ["A plan for your broadcast", "broadcast"],
    ["Your pipeline in an evening", "board"],
    ["Ten templates", "chat"],
  ])("gives the post %j of an editor a drawing on the topic %s", (title, topic) => {
    const { name } = chooseCover({ slug: "own-post", title });
    expect(name).toMatch(new RegExp(`^${topic}-[012]$`));
  });

  it("uses the category's words when the title has none, and always chooses the same", () => {
    const post = { slug: "own-post", title: "Namaste", category: "Online stores" };
    const cover = chooseCover(post);
    expect(cover.name).toMatch(/^parcel-[012]$/);
    expect(chooseCover({ ...post })).toEqual(cover);
  });

  it("never mirrors a drawing that has a sign", () => {
    const covers = Array.from({ length: 40 }, (_, number) =>
      chooseCover({ slug: `post-${number}`, title: `What ${number} messages cost` }),
    );
    expect(covers.every(({ name }) => name.startsWith("rupee"))).toBe(true);
    expect(covers.filter(({ isMirrored }) => isMirrored)).toEqual([]);
  });

  it("gives each category one background", () => {
    const ground = (title: string) =>
      chooseCover({ slug: "own-post", title, category: "Privacy and trust" }).ground;
    expect(new Set(["Namaste", "A plan", "What it costs"].map(ground)).size).toBe(1);
  });
});
