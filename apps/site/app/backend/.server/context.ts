import { createContext } from "react-router";
import type { PublicSettings } from "../../public-settings.ts";
import type { PolicySources } from "../../rendering/content-security-policy.ts";
import type { Backend } from "./backend.ts";

/** The backend that loaders use to call the hosts. */
export const backendContext = createContext<Backend>();

/** Origins that a page's content security policy allows beside the site's own. */
export const policySourcesContext = createContext<PolicySources>();

/** The settings that the browser may see. */
export const publicSettingsContext = createContext<PublicSettings>();
