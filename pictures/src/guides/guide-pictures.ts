import type { GuidePicture } from "./guide-picture.ts";
import { attributePictures } from "./pictures/attributes.ts";
import { broadcastPictures } from "./pictures/broadcasts.ts";
import { businessAccountPictures } from "./pictures/business-account.tsx";
import { chatProfilePictures } from "./pictures/chat-profile.tsx";
import { chatbotPictures } from "./pictures/chatbot.ts";
import { chatPictures } from "./pictures/chats.tsx";
import { contactImportPictures } from "./pictures/contact-import.ts";
import { contactListPictures } from "./pictures/contact-list.tsx";
import { customerChatPictures } from "./pictures/customer-chats.ts";
import { leadApiPictures } from "./pictures/lead-api.ts";
import { marketplacePictures } from "./pictures/marketplace.ts";
import { mediaPictures } from "./pictures/media.tsx";
import { optInPictures } from "./pictures/opt-in.ts";
import { pipelinePictures } from "./pictures/pipelines.ts";
import { planPictures } from "./pictures/plans.ts";
import { sellingPictures } from "./pictures/selling.tsx";
import { storePictures } from "./pictures/stores.ts";
import { tagPictures } from "./pictures/tags.tsx";
import { teamPictures } from "./pictures/team.ts";
import { templateActionPictures } from "./pictures/template-actions.ts";
import { templateListPictures } from "./pictures/template-list.tsx";
import { templateOutcomePictures } from "./pictures/template-outcomes.tsx";
import { templateWritingPictures } from "./pictures/template-writing.tsx";
import { websiteFormPictures } from "./pictures/website-forms.ts";

/** All screens in tutorials and articles, by name. */
export const guidePictures: Record<string, GuidePicture> = {
  ...templateListPictures,
  ...templateWritingPictures,
  ...templateActionPictures,
  ...templateOutcomePictures,
  ...contactListPictures,
  ...contactImportPictures,
  ...attributePictures,
  ...tagPictures,
  ...broadcastPictures,
  ...teamPictures,
  ...chatPictures,
  ...chatProfilePictures,
  ...chatbotPictures,
  ...mediaPictures,
  ...optInPictures,
  ...pipelinePictures,
  ...businessAccountPictures,
  ...marketplacePictures,
  ...websiteFormPictures,
  ...leadApiPictures,
  ...storePictures,
  ...planPictures,
  ...sellingPictures,
  ...customerChatPictures,
};
