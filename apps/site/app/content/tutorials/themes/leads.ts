import { brand } from "@crm/brand";
import { articlePath } from "@crm/contract/pages/help-center";
import { pricingOf, type TutorialTheme } from "../tutorial.ts";

const { product, platforms } = brand;
const { marketplace, cms } = platforms;

export const leadsTheme: TutorialTheme = {
  id: "leads",
  title: "Collect leads and follow them up",
  text: "Get leads from the marketplace, from forms and from your own website, and work through them in a pipeline.",
  tutorials: [
    {
      key: "marketplace",
      file: "marketplace",
      title: `Integrate ${marketplace.name} with ${product.name} CRM`,
      lede: `Each new enquiry on ${marketplace.name} will become a lead in ${product.name} automatically.`,
      description: `Connect ${marketplace.name} to ${product.name} CRM with the Push API: copy the webhook URL, add it to your seller account, and see your first lead arrive.`,
      minutes: 15,
      help: {
        label: `How do I get ${marketplace.name} leads?`,
        path: articlePath("integrations", "connect-your-marketplace"),
      },
      offer: pricingOf("What the plans include"),
      next: ["pipeline", "createTemplate", "cms"],
    },
    {
      key: "cms",
      file: "cms",
      title: `Connect your ${cms.name} with ${product.name} CRM`,
      lede: `Every entry in a form on your ${cms.name} site will become a lead in ${product.name}.`,
      description: `Send leads from a form on your ${cms.name} site to ${product.name} CRM: webhook URL, field mapping, a first test, and how to fix errors.`,
      minutes: 20,
      help: {
        label: "How do I connect my contact form?",
        path: articlePath("integrations", "connect-a-website-form"),
      },
      offer: pricingOf("What the plans include"),
      next: ["customWebsite", "pipeline", "marketplace"],
    },
    {
      key: "customWebsite",
      file: "custom-website",
      title: `Connect your custom website with ${product.name} CRM`,
      lede: "Your own website will send its leads to the lead API. You can copy the code, and your key stays secret.",
      description:
        "Send leads from your own website with the lead API: request, fields and answers, with code for curl, JavaScript, PHP and an HTML form.",
      minutes: 30,
      help: {
        label: "How do I send leads with the lead API?",
        path: articlePath("integrations", "send-leads-from-your-own-website"),
      },
      offer: pricingOf("What the plans include"),
      next: ["cms", "pipeline", "storeWorkflow"],
    },
    {
      key: "pipeline",
      file: "pipeline",
      title: "Manage a pipeline in lead management",
      lede: "Each lead will have a stage, a remark that says what to do next, and a clear outcome.",
      description:
        "Attach a pipeline and a stage to a lead, move it forward with remarks, and close it as Won, Closed - Unqualified or Closed - Lost.",
      minutes: 10,
      help: {
        label: "How do I add a lead to a pipeline?",
        path: articlePath("leads-and-pipelines", "attach-a-pipeline-to-a-lead"),
      },
      offer: pricingOf("What the plans include"),
      next: ["marketplace", "customWebsite", "userAttributes"],
    },
  ],
};
