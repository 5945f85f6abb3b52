import { splitPictureName } from "../../../apps/site/app/content/pictures/picture-name.ts";
import type { TutorialKey } from "../../../apps/site/app/content/tutorials/tutorial.ts";
import { tutorials } from "../../../apps/site/app/content/tutorials/tutorials.ts";
import { guidePictures } from "../guides/guide-pictures.ts";
import { GuideScreen } from "../guides/guide-screen.tsx";
import { PreviewCard } from "./preview-card.tsx";

/** The screen that tells most about each tutorial, with its ring. */
const screens: Record<TutorialKey, string> = {
  quickReplies: "template-chat--talk",
  createTemplate: "template-text--text",
  formatting: "template-format--text",
  chatbotParameter: "bot-parameters--name",
  filterAudience: "contact-filter--tag",
  importContacts: "import-done--result",
  upgradeTier: "number-upgraded--limit",
  userAttributes: "attribute-new--type",
  chatProfile: "chat-profile--counters",
  tags: "tag-new--name",
  mediaLink: "media-link--link",
  businessAccount: "account-live--live",
  marketplace: "marketplace-lead--newest",
  cms: "form-mapping--phone",
  customWebsite: "api-request--answer",
  pipeline: "lead-pipeline--stage",
  orderConfirmation: "order-talk--order",
  optInOptOut: "opt-out--keywords",
  storeWorkflow: "workflow-url--url",
};

/** A tutorial: its title and one of its screens, as wide as on a phone. */
export function TutorialPreview({ name }: { name: string }) {
  const tutorial = tutorials.find(({ file }) => file === name);
  if (!tutorial) throw new Error(`There is no tutorial called ${name}`);
  const { key, title } = tutorial;
  const { screen, ring } = splitPictureName(screens[key]);
  const picture = guidePictures[screen];
  if (!picture) throw new Error(`There is no picture called ${screen}`);
  return (
    <PreviewCard title={title}>
      <div className="mt-14 w-102 [zoom:1.25]">
        <GuideScreen picture={picture} label={title} ring={ring} />
      </div>
    </PreviewCard>
  );
}
