import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { hostedServices } from "../app/forms/captcha/providers.ts";
import type { PolicySources } from "../app/rendering/content-security-policy.ts";

/** What pages may use beside the site's own files, by the settings. */
export function pagePolicy({ appUrl, adminUrl, captcha }: SiteSettings): PolicySources {
  const { provider, scriptUrl } = captcha;
  const hosted = provider === "altcha" ? undefined : hostedServices[provider].sources;
  const stand = scriptUrl ? [new URL(scriptUrl).origin] : [];
  return {
    script: [...(hosted?.script ?? []), ...stand],
    frame: [...(hosted?.frame ?? []), ...stand],
    connect: [...(hosted?.connect ?? []), ...stand],
    form: [new URL(appUrl).origin],
    // Articles of any host may show pictures from wherever that host keeps them.
    image: ["https:", new URL(adminUrl).origin],
  };
}
