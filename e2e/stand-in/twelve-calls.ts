import { articles, blogCategories, content, helpCategories, posts } from "./content.ts";

/** One of the twelve calls, as the specification spells it; nothing here is taken from the code. */
export interface StandInCall {
  number: number;
  method: "GET" | "POST";
  /** Below the host of the call: {api} for 1 to 4, {admin} for 5 to 12. */
  path: RegExp;
  /** The body of a good answer. */
  answer(parts: string[]): unknown;
  /** The body of a refusal. */
  refusal: unknown;
}

const withContent = <Entry>(entry: Entry | undefined) =>
  entry ? { success: true, article: { ...entry, content } } : { success: false };
const success = { success: false };
const refused = "Refused by the stand-in";

export const calls: readonly StandInCall[] = [
  {
    number: 1,
    method: "POST",
    path: /^\/lead\/add\/([^/]+)$/,
    answer: () => ({ status: true }),
    refusal: { status: false, message: refused },
  },
  {
    number: 2,
    method: "POST",
    path: /^\/lead\/bookDemo_sendMail$/,
    answer: () => ({ status: true }),
    refusal: { status: false, message: refused },
  },
  {
    number: 3,
    method: "POST",
    path: /^\/payment\/addEnterPrise$/,
    answer: () => ({ status: true }),
    refusal: { status: false, message: refused },
  },
  {
    number: 4,
    method: "POST",
    path: /^\/contactUs$/,
    answer: () => ({ data: { status: true } }),
    refusal: { data: { status: false, message: refused } },
  },
  {
    number: 5,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/helpcentrearticles$/,
    answer: () => ({ success: true, categories: helpCategories }),
    refusal: success,
  },
  {
    number: 6,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/helpcentrearticles\/([^/]+)$/,
    answer: ([slug]) => {
      const category = helpCategories.find((entry) => entry.slug === slug);
      return category ? { success: true, category } : success;
    },
    refusal: success,
  },
  {
    number: 8,
    method: "GET",
    path: /^\/api\/article\/websit\/HelpCentreArticles\/slug\/([^/]+)$/,
    answer: ([slug]) => withContent(articles.find((entry) => entry.slug === slug)),
    refusal: success,
  },
  {
    number: 7,
    method: "GET",
    path: /^\/api\/article\/websit\/HelpCentreArticles\/([^/]+)$/,
    answer: ([id]) => withContent(articles.find((entry) => entry._id === id)),
    refusal: success,
  },
  {
    number: 9,
    method: "GET",
    path: /^\/api\/article\/websit\/LatestUpdate$/,
    answer: () => ({ success: true, articles: posts }),
    refusal: success,
  },
  {
    number: 10,
    method: "GET",
    path: /^\/api\/article\/websit\/LatestUpdate\/([^/]+)$/,
    answer: ([id]) => withContent(posts.find((entry) => entry._id === id)),
    refusal: success,
  },
  {
    number: 11,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/latestupdate$/,
    answer: () => ({ success: true, categories: blogCategories }),
    refusal: success,
  },
  {
    number: 12,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/latestupdate\/([^/]+)$/,
    answer: ([slug]) => {
      const category = blogCategories.find((entry) => entry.slug === slug);
      return { data: { articles: category ? posts : [], category: category ?? null } };
    },
    refusal: { data: {} },
  },
];
