import { articles, blogCategories, content, helpCategories, posts } from "./content.ts";

/** One of the twelve calls, written out from the specification and not imported from the code. */
export interface StandInCall {
  number: number;
  method: "GET" | "POST";
  /** The path below {api} for calls 1 to 4, and below {admin} for calls 5 to 12. */
  path: RegExp;
  /** The body of a good answer. */
  answer(parts: string[]): unknown;
  /** The body of a rejection. */
  rejection: unknown;
}

const withContent = <Entry>(entry: Entry | undefined) =>
  entry ? { success: true, article: { ...entry, content } } : { success: false };
const noSuccess = { success: false };
const message = "Rejected by the stand-in";

export const calls: readonly StandInCall[] = [
  {
    number: 1,
    method: "POST",
    path: /^\/lead\/add\/([^/]+)$/,
    answer: () => ({ status: true }),
    rejection: { status: false, message },
  },
  {
    number: 2,
    method: "POST",
    path: /^\/lead\/bookDemo_sendMail$/,
    answer: () => ({ status: true }),
    rejection: { status: false, message },
  },
  {
    number: 3,
    method: "POST",
    path: /^\/payment\/addEnterPrise$/,
    answer: () => ({ status: true }),
    rejection: { status: false, message },
  },
  {
    number: 4,
    method: "POST",
    path: /^\/contactUs$/,
    answer: () => ({ data: { status: true } }),
    rejection: { data: { status: false, message } },
  },
  {
    number: 5,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/helpcentrearticles$/,
    answer: () => ({ success: true, categories: helpCategories }),
    rejection: noSuccess,
  },
  {
    number: 6,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/helpcentrearticles\/([^/]+)$/,
    answer: ([slug]) => {
      const category = helpCategories.find((entry) => entry.slug === slug);
      return category ? { success: true, category } : noSuccess;
    },
    rejection: noSuccess,
  },
  {
    number: 8,
    method: "GET",
    path: /^\/api\/article\/websit\/HelpCentreArticles\/slug\/([^/]+)$/,
    answer: ([slug]) => withContent(articles.find((entry) => entry.slug === slug)),
    rejection: noSuccess,
  },
  {
    number: 7,
    method: "GET",
    path: /^\/api\/article\/websit\/HelpCentreArticles\/([^/]+)$/,
    answer: ([id]) => withContent(articles.find((entry) => entry._id === id)),
    rejection: noSuccess,
  },
  {
    number: 9,
    method: "GET",
    path: /^\/api\/article\/websit\/LatestUpdate$/,
    answer: () => ({ success: true, articles: posts }),
    rejection: noSuccess,
  },
  {
    number: 10,
    method: "GET",
    path: /^\/api\/article\/websit\/LatestUpdate\/([^/]+)$/,
    answer: ([id]) => withContent(posts.find((entry) => entry._id === id)),
    rejection: noSuccess,
  },
  {
    number: 11,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/latestupdate$/,
    answer: () => ({ success: true, categories: blogCategories }),
    rejection: noSuccess,
  },
  {
    number: 12,
    method: "GET",
    path: /^\/api\/article\/websit\/category\/latestupdate\/([^/]+)$/,
    answer: ([slug]) => {
      const category = blogCategories.find((entry) => entry.slug === slug);
      return { data: { articles: category ? posts : [], category: category ?? null } };
    },
    rejection: { data: {} },
  },
];
