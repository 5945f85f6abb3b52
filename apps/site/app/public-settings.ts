import { createContext, use } from "react";
import type { CaptchaWidget } from "./forms/outcome.ts";

/** The settings that a page may know: nothing here is secret. */
export interface PublicSettings {
  /** The site's own origin, for canonical addresses. */
  siteUrl: string;
  /** Pages of the external app; opened with a full page load. */
  app: { login: string; register: string; forgotPassword: string };
  captcha: CaptchaWidget;
}

/**
 * The settings that the root loader passes to every page, including error pages. A form that is
 * hydrated by itself (`rendering/form-html.tsx`) has no router to read them from.
 */
export const PublicSettingsContext = createContext<PublicSettings | undefined>(undefined);

export function usePublicSettings(): PublicSettings {
  const settings = use(PublicSettingsContext);
  if (!settings) throw new Error("The root loader has given no settings");
  return settings;
}
