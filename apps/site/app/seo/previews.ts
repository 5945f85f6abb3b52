import { brand } from "@crm/brand";
import { type PostCover, postCoverNames } from "@crm/drawings/data/post-covers";

/** Pixels; the size that services with link previews support. */
export const previewSize = { width: 1200, height: 630 } as const;

const { product, platforms } = brand;

/**
 * The link preview pictures, with their text alternatives. `npm run pictures` creates them from the
 * drawings in `pictures/src/previews`.
 */
export const previews = {
  home: `A WhatsApp chat becomes a won order in ${product.name}`,
  pricing: `The plans of ${product.name} with their prices`,
  contact: `A chat with the people of ${product.name}`,
  help: `A chat with a customer, and what ${product.name} knows about the customer`,
  ecommerce: `A ${platforms.ecommercePlatform.name} order confirmed on WhatsApp`,
  tutorials: `A workflow in ${product.name}, step by step`,
  blog: `A broadcast in ${product.name} with its results`,
} as const;

/** The sample blog's categories; a post that an editor writes has the preview of its category. */
export const categoryPreviews = [
  "whatsapp-updates",
  "selling-on-whatsapp",
  "follow-up",
  "online-stores",
  "privacy-and-trust",
] as const;

/** A preview in this folder and its subfolders. */
export type PreviewName =
  | keyof typeof previews
  | `posts/${PostCover}`
  | `blog/${(typeof categoryPreviews)[number]}`
  | `tutorials/${string}`;

/** A preview picture and its text alternative. */
export interface Preview {
  name: PreviewName;
  alt: string;
}

/** The preview of a blog post: its own, its category's, or the blog's. */
export function postPreview(post: {
  title: string;
  slug: string;
  category?: { name: string; slug?: string | undefined } | undefined;
}): Preview {
  const own = postCoverNames.find((name) => name === post.slug);
  if (own) return { name: `posts/${own}`, alt: `${post.title}, with a drawing` };
  const category = categoryPreviews.find((slug) => slug === post.category?.slug);
  if (category) return { name: `blog/${category}`, alt: `Blog: ${post.category?.name}` };
  return { name: "blog", alt: previews.blog };
}

/** The path of a preview picture. */
export function previewPath(name: PreviewName): string {
  return `/previews/${name}.png`;
}
