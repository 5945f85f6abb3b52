import { useGetResourceLabel, useResourceDefinitions } from "react-admin";
import { mayAct } from "../transport/rights.ts";
import { useSession } from "../transport/use-session.ts";
import { shortcutCopy as copy } from "./copy.ts";

/** Something that the palette offers; without a path it is an action of the palette itself. */
export interface Entry {
  id: string;
  group: string;
  name: string;
  detail?: string;
  path?: string;
}

/** The pages that the menu has, and those for a new record, as far as the role may open them. */
export function usePages(): Entry[] {
  const session = useSession();
  const resources = useResourceDefinitions();
  const nameResource = useGetResourceLabel();
  if (!session) return [];
  const pages = Object.values(resources).flatMap(({ name, hasList, hasCreate }) => {
    const [one, many] = [nameResource(name, 1), nameResource(name, 2)];
    const list = { id: name, group: copy.pages, name: many, path: `/${name}` };
    const create = {
      ...{ id: `${name}/create`, group: copy.actions, path: `/${name}/create` },
      name: copy.create[name] ?? copy.add(one),
    };
    return [
      ...(hasList && mayAct(session, name, "list") ? [list] : []),
      ...(hasCreate && mayAct(session, name, "create") ? [create] : []),
    ];
  });
  const home = { id: "home", group: copy.pages, name: copy.home, path: "/" };
  return [home, ...pages].toSorted((a, b) => b.group.localeCompare(a.group));
}
