import { useRouteLoaderData } from "react-router";
import type { CaptchaWidget } from "./forms/outcome.ts";

/** What a page may know of the settings: nothing here is secret. */
export interface PublicSettings {
  /** The site's own origin, for canonical addresses. */
  siteUrl: string;
  /** Pages of the external app; opened by full page navigation. */
  app: { login: string; register: string; forgotPassword: string };
  captcha: CaptchaWidget;
}

/** The settings as the root loader hands them to every page, error pages included. */
export function usePublicSettings(): PublicSettings {
  const settings = useRouteLoaderData<PublicSettings>("root");
  if (!settings) throw new Error("The root loader has given no settings");
  return settings;
}
