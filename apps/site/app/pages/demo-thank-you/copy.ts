import { brand } from "@crm/brand";
import { paths } from "../../paths.ts";

/** No form of the site opens this page, so it never says that an inquiry has arrived. */
export const copy = {
  page: {
    title: "Demo inquiry",
    description: `How to reach ${brand.product.name} sales about a demo.`,
    path: paths.demoThankYou,
  },
  title: "Demo inquiries: how to reach our sales team",
  text: "You opened this page directly, so there is nothing to confirm. To see the product, book a demo with the button on any page.",
  callTitle: "Would you like to talk now?",
  back: "Back to Home",
} as const;
