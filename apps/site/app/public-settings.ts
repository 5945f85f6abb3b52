import { useRouteLoaderData } from "react-router";
import type { CaptchaWidget } from "./forms/outcome.ts";

/** The settings that a page may know: nothing here is secret. */
export interface PublicSettings {
  /** The site's own origin, for canonical addresses. */
  siteUrl: string;
  /** Pages of the external app; opened with a full page load. */
  app: { login: string; register: string; forgotPassword: string };
  captcha: CaptchaWidget;
}

/** The settings that the root loader passes to every page, including error pages. */
export function usePublicSettings(): PublicSettings {
  const settings = useRouteLoaderData<PublicSettings>("root");
  if (!settings) throw new Error("The root loader has given no settings");
  return settings;
}
