import type { Handler } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Services } from "../services.ts";

/** Creates the handler of one call from the services that it uses. */
export type HandleCall = (services: Services) => Handler<AppEnv>;
