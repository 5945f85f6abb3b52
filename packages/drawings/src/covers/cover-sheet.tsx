import { coverTopics, coverVariants, topicCover } from "../data/cover-topics.ts";
import { postCoverNames } from "../data/post-covers.ts";
import { type CoverPlan, PlannedCover } from "./cover-plan.tsx";
import { postCovers } from "./posts/post-covers.ts";
import { topicPlans } from "./topics.ts";

/** Every cover by its name: those of sample posts by their slug, and the topics' variants. */
const plans = new Map<string, CoverPlan>([
  ...postCoverNames.map((name) => [name, postCovers[name]] as const),
  ...coverTopics.flatMap((topic) =>
    Array.from(
      { length: coverVariants },
      (_, variant) => [topicCover(topic, variant), topicPlans[topic](variant)] as const,
    ),
  ),
]);

/** What all lines and texts of a cover have in common. */
const style = {
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  fontWeight: 580,
} as const;

/**
 * One cover, for an SVG with the view box "0 0 320 200".
 *
 * @throws Error when no cover has this name
 */
export function Cover({ name }: { name: string }) {
  const plan = plans.get(name);
  if (!plan) throw new Error(`There is no cover called ${name}`);
  return (
    <g id={name} {...style}>
      <PlannedCover plan={plan} />
    </g>
  );
}

/** The file with all covers, from which a page shows one by `<use href="…#name">`. */
export function CoverSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>Covers of blog posts</title>
      {[...plans.keys()].map((name) => (
        <Cover key={name} name={name} />
      ))}
    </svg>
  );
}
