import { brand } from "@crm/brand";
import { paths } from "../../paths.ts";

const { product } = brand;

export const copy = {
  page: {
    title: "Third-party licences",
    description: `The open-source software and fonts that ${product.name} sends to your browser, with their owners and licences.`,
    path: paths.licences,
  },
  title: "Third-party licences",
  lede: `${product.name} is built with software and fonts that other people share. This is what our website and our office software send to a browser, with its owners and its licences in their own words. The list is made anew with every version.`,
  packages: (count: number) => (count === 1 ? "1 package" : `${count} packages`),
  read: (licence: string) => `Read the licence (${licence})`,
} as const;
