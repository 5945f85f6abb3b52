import { departments, members, permissions, rights } from "../data/team.ts";
import { PlusIcon } from "../icons/ui-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { Checkbox } from "../kit/field.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";

export type TeamSpot = "add-person" | "department" | "permissions";

const open = departments[0];
const grid = "permission-columns grid items-center";

function Department({ name, people }: (typeof departments)[number]) {
  const chosen = name === open.name;
  return (
    <div
      className={`flex w-full items-center justify-between gap-2 rounded-drawing-day px-3 py-2 ${chosen ? "bg-leaf/60" : ""}`}
    >
      <span>
        <span className={`block ${chosen ? "font-semibold" : ""}`}>{name}</span>
        <span className="block text-drawing-xs text-soft">
          {people.length === 1 ? "1 person" : `${people.length} people`}
        </span>
      </span>
      <span className="flex -space-x-2">
        {people.map((person) => (
          <Avatar key={person} name={person} className="border-2 border-white" />
        ))}
      </span>
    </div>
  );
}

function People() {
  return (
    <div className="mt-auto flex flex-col gap-2.5 border-t border-line p-4">
      {members.slice(1, 4).map(({ name, role }) => (
        <span key={name} className="flex items-center gap-2.5">
          <Avatar name={name} />
          <span className="min-w-0 leading-cell">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-drawing-xs text-soft">{role}</span>
          </span>
        </span>
      ))}
    </div>
  );
}

/** Departments with their members and permissions. */
export function TeamScreen({
  label = "Team management: four departments, and for Sales a table of what its three people may view, add, edit and export in each module.",
  ring,
  className = "",
}: ScreenProps<TeamSpot>) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="team"
        title="Team management"
        actions={
          <Ring on={ring === "add-person"} shape="pill">
            <ButtonLook>
              <PlusIcon className="size-4 stroke-2" /> Add user
            </ButtonLook>
          </Ring>
        }
      >
        <div className="flex min-h-0 flex-1">
          <div className="hidden w-44 shrink-0 flex-col border-e border-line @lg/screen:flex @2xl/screen:w-56">
            <Ring on={ring === "department"} shape="inside" className="flex! flex-col gap-0.5 p-2">
              {departments.map((department) => (
                <Department key={department.name} {...department} />
              ))}
            </Ring>
            <People />
          </div>
          <div className="flex min-w-0 flex-1 flex-col">
            <div className="flex gap-1.5 px-4 pt-3 @lg/screen:hidden">
              {departments.slice(0, 3).map(({ name, people }) => (
                <Tag
                  key={name}
                  tone={name === open.name ? "leaf" : "line"}
                  className="px-2.5! py-1!"
                >
                  {name} <span className="font-normal">{people.length}</span>
                </Tag>
              ))}
            </div>
            <div className={`${grid} px-4 py-3 text-drawing-xs font-semibold text-soft`}>
              <span className="text-drawing-base text-ink">{open.name}</span>
              {rights.map((right) => (
                <span key={right} className="text-center">
                  {right}
                </span>
              ))}
            </div>
            <Ring
              on={ring === "permissions"}
              shape="inside"
              className="flex! min-h-0 flex-1 flex-col"
            >
              {permissions.map(({ module, allowed }) => (
                <span key={module} className={`${grid} flex-1 border-t border-line/70 px-4`}>
                  <span className="truncate font-medium">{module}</span>
                  {rights.map((right, i) => (
                    <span key={right} className="flex justify-center">
                      <Checkbox on={allowed[i] ?? false} className="size-4.5!" />
                    </span>
                  ))}
                </span>
              ))}
            </Ring>
          </div>
        </div>
      </AppWindow>
    </Screen>
  );
}
