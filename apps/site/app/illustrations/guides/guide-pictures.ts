import type { GuidePicture } from "./guide-picture.ts";
import { businessAccountPictures } from "./pictures/business-account.tsx";
import { chatPictures } from "./pictures/chats.tsx";
import { contactPictures } from "./pictures/contacts.tsx";
import { talkPictures } from "./pictures/customer-talks.ts";
import { leadSourcePictures } from "./pictures/lead-sources.ts";
import { mediaPictures } from "./pictures/media.tsx";
import { optInPictures } from "./pictures/opt-in.ts";
import { pipelinePictures } from "./pictures/pipelines.ts";
import { planPictures } from "./pictures/plans.ts";
import { sellingPictures } from "./pictures/selling.tsx";
import { storePictures } from "./pictures/stores.ts";
import { templatePictures } from "./pictures/templates.tsx";

/** Every screen that tutorials and articles show, by name. */
export const guidePictures: Record<string, GuidePicture> = {
  ...templatePictures,
  ...contactPictures,
  ...chatPictures,
  ...mediaPictures,
  ...optInPictures,
  ...pipelinePictures,
  ...businessAccountPictures,
  ...leadSourcePictures,
  ...storePictures,
  ...planPictures,
  ...sellingPictures,
  ...talkPictures,
};
