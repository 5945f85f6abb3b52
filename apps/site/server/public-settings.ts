import type { SiteSettings } from "../app/backend/.server/settings.ts";
import type { PublicSettings } from "../app/public-settings.ts";

/** Selects the settings that are sent to the browser. */
export function publicSettings({ siteUrl, appUrl, captcha }: SiteSettings): PublicSettings {
  const { provider, siteKey, scriptUrl } = captcha;
  return {
    siteUrl,
    app: {
      login: `${appUrl}/login`,
      register: `${appUrl}/register`,
      forgotPassword: `${appUrl}/forgot-password`,
    },
    captcha: { provider, ...(siteKey && { siteKey }), ...(scriptUrl && { scriptUrl }) },
  };
}
