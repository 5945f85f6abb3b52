import { landingPaths, tutorialPaths } from "@crm/brand";
import { sitePaths } from "@crm/contract/pages/site-paths";

/** One page of each template. */
export const templates: readonly string[] = [
  sitePaths.home,
  sitePaths.pricing,
  sitePaths.contact,
  landingPaths.codConfirmation,
  sitePaths.helpCenter,
  `${sitePaths.helpCenter}/templates`,
  `${sitePaths.helpCenter}/templates/template-statuses`,
  sitePaths.blog,
  `${sitePaths.blog}/the-first-two-lines`,
  sitePaths.tutorials,
  tutorialPaths.createTemplate,
  sitePaths.terms,
];
