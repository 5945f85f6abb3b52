import type { SiteSettings } from "../app/backend/.server/settings.ts";
import type { PolicySources } from "../app/rendering/content-security-policy.ts";

/** What pages may use beside the site's own files, by the settings. */
export function pagePolicy({ appUrl, adminUrl }: SiteSettings): PolicySources {
  return {
    form: [new URL(appUrl).origin],
    // Articles of any host may show pictures from wherever that host keeps them.
    image: ["https:", new URL(adminUrl).origin],
  };
}
