import { expect, it } from "vitest";
import { z } from "zod";
import { portFields, readPorts } from "./port-settings.ts";
import { readSettings } from "./settings.ts";

const read = (env: Record<string, string>) => readPorts(readSettings(z.object(portFields), env));

it("gives PORT to the site, or to a back office that is started alone", () => {
  expect(read({})).toEqual({ site: 3000, backoffice: 4000 });
  expect(read({ PORT: "80" })).toEqual({ site: 80, backoffice: 4000 });
  expect(read({ PORT: "80", BACKOFFICE: "off" })).toEqual({ site: 80, backoffice: 4000 });
  expect(read({ PORT: "80", BACKOFFICE: "only" })).toEqual({ site: 3000, backoffice: 80 });
});

it("prefers each app's own setting", () => {
  const own = { PORT: "80", SITE_PORT: "81", BACKOFFICE_PORT: "82" };
  expect(read(own)).toEqual({ site: 81, backoffice: 82 });
  expect(read({ ...own, BACKOFFICE: "only" })).toEqual({ site: 81, backoffice: 82 });
});
