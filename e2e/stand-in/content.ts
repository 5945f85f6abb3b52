import { picture } from "./picture.ts";

/** The articles and categories of the stand-in. Some entries have `_id`, some `id`. */
const article = (id: string, title: string, slug: string, day: string, category: string) => ({
  _id: id,
  title,
  slug,
  image: "",
  excerpt: `In short: ${title.toLowerCase()}.`,
  metaDescription: `How to: ${title.toLowerCase()}.`,
  publishedAt: `2026-03-${day}T06:30:00.000Z`,
  updatedAt: `2026-03-${day}T06:30:00.000Z`,
  createdAt: `2026-03-01T06:30:00.000Z`,
  category: { name: category },
});

const pipelines = "Pipelines";
const chats = "Chats";

export const articles = [
  article("hc-1", "Make your first pipeline", "make-your-first-pipeline", "02", pipelines),
  article("hc-2", "Move a lead to another stage", "move-a-lead", "03", pipelines),
  {
    ...article("hc-3", "Close a lead as won", "close-a-lead-as-won", "04", pipelines),
    image: picture.path,
    imageAlt: "The number of the account",
  },
  article("hc-4", "Hand a chat to an agent", "hand-a-chat-to-an-agent", "05", chats),
];
const [first, second, third, fourth] = articles;

export const posts = [
  {
    ...article("lu-1", "Three follow-ups that work", "three-follow-ups", "06", "Selling"),
    publishedAt: "2025-11-19T04:30:00.000Z",
    updatedAt: "2026-04-14T04:30:00.000Z",
  },
];

/** The body of every article, with markup that the site must normalize or remove. */
export const content =
  "<h2>Before&nbsp;you start</h2>\n<p>Open the\nboard   first.</p><script>document.title='run'</script><ul><li>One</li></ul>";

export const helpCategories = [
  {
    _id: "cat-1",
    name: pipelines,
    slug: "pipelines",
    type: "module",
    FastArticles: [first, null],
    SecondArticles: [second],
    ThirdArticles: [],
    ForthArticles: [third],
  },
  {
    id: "cat-2",
    name: chats,
    slug: "chats",
    type: "whatsapp",
    FastArticles: [fourth],
    SecondArticles: [],
    ThirdArticles: [],
    ForthArticles: [],
  },
  {
    _id: "cat-3",
    name: "Billing",
    slug: "billing",
    type: "module",
    FastArticles: [],
    SecondArticles: [],
    ThirdArticles: [],
    ForthArticles: [],
  },
];

export const blogCategories = [{ _id: "bc-1", name: "Selling", slug: "selling", count: 1 }];
