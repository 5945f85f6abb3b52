import { brand } from "@crm/brand";
import { outcomeMessages } from "@crm/contract/messages";
import { paths } from "../../paths.ts";

export const copy = {
  page: {
    title: "Your demo",
    description: `Your demo inquiry has reached ${brand.product.name} sales.`,
    path: paths.demoThankYou,
  },
  title: "Your inquiry is with us.",
  text: outcomeMessages.thankYou,
  talk: "Would you rather talk now?",
  back: "Back to Home",
} as const;
