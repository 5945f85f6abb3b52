export const typeChoices = [
  { id: "module", name: "Module" },
  { id: "whatsapp", name: "WhatsApp" },
];

export const categoryCopy = {
  create: "New category",
  emptyTitle: "No categories yet",
  emptyText: "Create the first one. Each article belongs to a category.",
  sectionTitle: { help: "Help centre", blog: "Blog" },
  lead: "The site shows them in this order.",
  none: "No categories here yet.",
  articles: (count: number) => (count === 1 ? "1 article" : `${count} articles`),
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  ordered: "The site shows the new order now.",
  failed: "That did not work. Please try again.",
  missing: "Please fill this in.",
  save: "Save",
  saved: "Saved. The site shows it now.",
  slugHelp:
    "The last part of the address. After a change, the old address redirects to the new one.",
  slugFixed: "The site always has a page here, so the address can't be changed.",
  typeHelp: "The tab that shows it on the help centre's home page.",
  about: "The category",
  listsTitle: "Its articles",
  listsLead:
    "The page shows the groups in this order. Drag an article, or use its arrows. At the end of a group, an arrow moves it to the next group.",
  listsEmpty: "No article in this group",
  noArticles:
    "No article is in this category yet. You choose the category on an article's own page.",
  choose: (title: string) => `Group of ${title}`,
  moved: (title: string, group: string, place: number, count: number) =>
    `${title}: ${group}, ${place} of ${count}`,
  blogArticles: "See its posts",
  remove: "Delete",
  removeTitle: "Delete this category?",
  removeText: "Its page disappears from the site.",
  removed: "The category has been deleted.",
  staysFixed: "This category can't be deleted: the site always has a page for it.",
  staysFull: "A category can be deleted only when it has no articles.",
} as const;
