import { brand } from "@crm/brand";
import { paths } from "../../paths.ts";

const { product } = brand;

export const copy = {
  page: {
    title: "Third-party licences",
    description: `The open-source software and fonts that the ${product.name} website and back office send to your browser, with their owners and full licence texts.`,
    path: paths.licences,
  },
  title: "Third-party licences",
  lede: `${product.name} is built with open-source software and fonts. This page lists what our website and our back office send to your browser, with the owners and the full text of each licence. We update the list with every version.`,
  packages: (count: number) => (count === 1 ? "1 package" : `${count} packages`),
  read: (licence: string) => `Read the licence (${licence})`,
} as const;
