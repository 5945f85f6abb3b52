import { OrderScreen } from "@crm/drawings/screens/order-screen";
import type { LandingDrawings } from "../landing-copy.ts";
import { AskBeforePacking } from "./ask-before-packing.tsx";
import type { copy } from "./copy.ts";
import { QuestionTemplate } from "./question-template.tsx";

export const drawings = {
  hero: AskBeforePacking,
  orders: OrderScreen,
  question: QuestionTemplate,
} satisfies LandingDrawings<typeof copy>;
