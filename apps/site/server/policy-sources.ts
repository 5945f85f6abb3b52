import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { hostedServices } from "../app/forms/captcha/providers.ts";
import type { PolicySources } from "../app/rendering/content-security-policy.ts";

/** The sources that pages may load from, in addition to the site's own files, by the settings. */
export function readPolicySources({ appUrl, adminUrl, captcha }: SiteSettings): PolicySources {
  const { provider, scriptUrl } = captcha;
  const hosted = provider === "altcha" ? undefined : hostedServices[provider].sources;
  const replacement = scriptUrl ? [new URL(scriptUrl).origin] : [];
  return {
    script: [...(hosted?.script ?? []), ...replacement],
    // The home page's drawings, for a browser without scripts.
    frame: ["'self'", ...(hosted?.frame ?? []), ...replacement],
    connect: [...(hosted?.connect ?? []), ...replacement],
    form: [new URL(appUrl).origin],
    // Articles may show pictures from any host.
    image: ["https:", new URL(adminUrl).origin],
  };
}
