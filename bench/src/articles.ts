import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { type Growth, measureGrowth } from "./articles/measure-growth.ts";

const few = 100;
const maxRatio = 1.5;

/**
 * `npm run bench -- articles [rounds] [many]`: compares the time of pages and calls with 10,000 help
 * articles and as many posts, or another number of each, to that with 100 of each. With a fixed number
 * of items on a page, the ratio must be at most 1.5.
 */
export async function benchArticles(rounds = 15, many = 10_000): Promise<void> {
  const growths = await measureGrowth(few, many, rounds);
  console.info(formatGrowth(growths, many));
  writeResults("articles", { few, many, rounds, growths });
  const steep = growths.filter(({ isFlat, few, many }) => isFlat && many > few * maxRatio);
  for (const { name } of steep) console.info(`More than ${maxRatio} times: ${name}`);
}

function formatGrowth(growths: readonly Growth[], many: number): string {
  const head = [
    [
      "what",
      `ms with ${few}`,
      `ms with ${many}`,
      "times",
      `kB with ${few}`,
      `kB with ${many}`,
      "shall",
    ],
  ];
  const rows = growths.map(({ name, few, many, fewBytes, manyBytes, isFlat }) => [
    name,
    few.toFixed(1),
    many.toFixed(1),
    (many / few).toFixed(2),
    (fewBytes / 1_000).toFixed(1),
    (manyBytes / 1_000).toFixed(1),
    isFlat ? `stay under ${maxRatio}` : "grow with the number",
  ]);
  return formatTable([...head, ...rows]);
}
