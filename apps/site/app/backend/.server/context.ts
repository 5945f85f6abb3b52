import { createContext } from "react-router";
import type { PublicSettings } from "../../public-settings.ts";
import type { PolicySources } from "../../rendering/content-security-policy.ts";
import type { Backend } from "./backend.ts";

/** What loaders ask the hosts through. */
export const backendContext = createContext<Backend>();

/** What a page's policy allows beside its own files. */
export const pagePolicyContext = createContext<PolicySources>();

/** What the browser may know of the settings. */
export const publicSettingsContext = createContext<PublicSettings>();
