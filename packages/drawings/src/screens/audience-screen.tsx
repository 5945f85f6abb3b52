import { formatCount } from "@crm/whatsapp/counts";
import { audience, dots, matches } from "../data/audience.ts";
import { CloseIcon, PlusIcon } from "../icons/ui-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { DotCrowd } from "../kit/dot-crowd.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";

export type AudienceSpot = "filter" | "add-filter" | "opted-in" | "apply" | "count";

function Filter({ field, is, values }: (typeof audience.filters)[number]) {
  return (
    <div className="flex w-full items-center gap-2 rounded-drawing-field border border-line bg-white px-3 py-2">
      <span className="shrink-0 font-semibold">{field}</span>
      <span className="shrink-0 text-soft">{is}</span>
      <span className="flex min-w-0 flex-1 gap-1 overflow-hidden">
        {values.map((value, i) => (
          <Tag key={value} className={i > 1 ? "hidden! @2xl/screen:inline-flex!" : ""}>
            {value}
          </Tag>
        ))}
        {values.length > 2 && (
          <Tag tone="line" className="@2xl/screen:hidden!">
            +{values.length - 2}
          </Tag>
        )}
      </span>
      <CloseIcon className="size-4 text-soft" />
    </div>
  );
}

/** The first contacts that match the filters. */
function Matches() {
  return (
    <div className="-mx-4 mt-auto -mb-4 hidden border-t border-line @lg/screen:block @2xl/screen:-mx-5 @2xl/screen:-mb-5">
      {matches.map(({ name, company, city }, i) => (
        <div
          key={name}
          className={`items-center gap-2.5 border-line/70 px-4 py-2 @2xl/screen:px-5 ${i ? "hidden border-t @2xl/screen:flex" : "flex"}`}
        >
          <Avatar name={name} />
          <span className="min-w-0 flex-1 leading-row">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-drawing-sm text-soft">{company}</span>
          </span>
          <span className="text-drawing-sm text-soft">{city}</span>
        </div>
      ))}
    </div>
  );
}

/** Filters on one side; on the other the crowd and the number of contacts that match. */
export function AudienceScreen({
  label = `A custom audience: four filters on city, tag, last activity and opt-in leave ${formatCount(audience.chosen)} of ${formatCount(audience.all)} contacts, shown as green dots in a crowd.`,
  ring,
  className = "",
}: ScreenProps<AudienceSpot>) {
  const { name, all, chosen, filters } = audience;
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="contacts"
        title={name}
        actions={
          <Ring on={ring === "apply"} shape="pill">
            <ButtonLook>Apply</ButtonLook>
          </Ring>
        }
      >
        <div className="flex min-h-0 flex-1 flex-col-reverse justify-end @lg/screen:flex-row">
          <div className="flex min-w-0 flex-col gap-2 p-4 @lg/screen:flex-1 @lg/screen:gap-2.5 @2xl/screen:p-5">
            <span className="hidden text-drawing-sm text-soft @lg/screen:block">
              Contacts that match all of these
            </span>
            {filters.map((filter, i) => (
              <Ring
                key={filter.field}
                on={
                  (ring === "filter" && i === 0) ||
                  (ring === "opted-in" && filter.field === "Opted in")
                }
                className="flex!"
              >
                <Filter {...filter} />
              </Ring>
            ))}
            <Ring on={ring === "add-filter"} shape="pill" className="mt-1 self-start">
              <ButtonLook tone="quiet">
                <PlusIcon className="size-4 stroke-2" /> Add filter
              </ButtonLook>
            </Ring>
            <Matches />
          </div>
          <div className="flex shrink-0 flex-col justify-center border-b border-line bg-paper px-4 py-3.5 @lg/screen:w-[42%] @lg/screen:border-b-0 @lg/screen:border-s @lg/screen:px-6">
            <Ring
              on={ring === "count"}
              className="flex-wrap items-baseline gap-x-2 gap-y-1 self-start"
            >
              <span className="text-[2.125rem] font-bold leading-none tabular-nums font-stretch-90% @lg/screen:text-[2.75rem]">
                {formatCount(chosen)}
              </span>
              <span className="text-soft">of {formatCount(all)} contacts</span>
            </Ring>
            <span className="mt-3 block h-20 overflow-hidden @lg/screen:mt-6 @lg/screen:h-auto">
              <DotCrowd {...dots} />
            </span>
          </div>
        </div>
      </AppWindow>
    </Screen>
  );
}
