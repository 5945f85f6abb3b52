import type { PostCover } from "../../data/post-covers.ts";
import type { CoverPlan } from "../cover-plan.tsx";
import { followUp } from "./follow-up.ts";
import { onlineStores } from "./online-stores.ts";
import { privacyAndTrust } from "./privacy-and-trust.ts";
import { sellingOnWhatsapp } from "./selling-on-whatsapp.ts";
import { whatsappUpdates } from "./whatsapp-updates.ts";

/** The covers of the sample posts, by their slug. */
export const postCovers: Record<PostCover, CoverPlan> = {
  ...whatsappUpdates,
  ...sellingOnWhatsapp,
  ...followUp,
  ...onlineStores,
  ...privacyAndTrust,
};
