import { arrivals, arrivedToday, sources } from "../data/sources.ts";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";
import { Knot, Thread } from "../kit/thread.tsx";

export type LeadFetchingSpot = "marketplace" | "newest";

function Source({ name, kind, count }: (typeof sources)[number]) {
  return (
    <div className="flex w-full items-center gap-2.5 rounded-drawing-panel border border-line bg-white px-3 py-2 @2xl/screen:px-3.5 @2xl/screen:py-3.5">
      <span className="min-w-0 flex-1 leading-row">
        <span className="block truncate font-semibold @2xl/screen:text-drawing-lg">{name}</span>
        <span className="block truncate text-drawing-sm text-soft">{kind}</span>
      </span>
      <span className="text-drawing-3xl font-bold tabular-nums font-stretch-90% @2xl/screen:text-drawing-5xl">
        {count}
      </span>
    </div>
  );
}

/** Four sources on one side, one list on the other, and the threads between them. */
export function LeadFetchingScreen({
  label = "Leads come into one list automatically: from a marketplace, a website form, an online shop and WhatsApp, the newest just now from Coimbatore.",
  ring,
  className = "",
}: ScreenProps<LeadFetchingSpot>) {
  return (
    <Screen label={label} className={className}>
      <div className="flex h-full flex-col @lg/screen:flex-row @lg/screen:items-stretch">
        <div className="grid shrink-0 grid-cols-2 gap-2 @lg/screen:flex @lg/screen:w-40 @lg/screen:flex-col @lg/screen:justify-around @lg/screen:py-6 @2xl/screen:w-52">
          {sources.map((source, i) => (
            <Ring key={source.name} on={ring === "marketplace" && i === 0} className="flex!">
              <Source {...source} />
            </Ring>
          ))}
        </div>
        <Thread
          width={100}
          height={100}
          d="M25 0C25 70 50 30 50 100M75 0C75 70 50 30 50 100"
          stretch
          className="h-7 w-full shrink-0 @lg/screen:hidden"
        />
        <Thread
          width={100}
          height={100}
          d="M3 17C60 17 40 47 97 47M3 39C60 39 40 49 97 49M3 61C60 61 40 51 97 51M3 83C60 83 40 53 97 53"
          stretch
          className="hidden h-full w-14 shrink-0 @lg/screen:block @2xl/screen:w-24"
        />
        <Knot className="hidden self-center @lg/screen:-me-1.25 @lg/screen:z-10 @lg/screen:block" />
        <AppWindow
          module="leads"
          slim
          title="New leads"
          className="min-h-0 min-w-0 flex-1"
          actions={<Tag tone="gold">{arrivedToday} today</Tag>}
        >
          {arrivals.map(({ lead, from, ago }, i) => (
            <div
              key={lead.name}
              className={`flex h-14.75 shrink-0 items-center gap-2.5 border-t border-line/70 px-4 first:border-t-0 @lg/screen:h-13.5 @2xl/screen:h-15.75 ${
                i === 0 ? "bg-leaf/45" : ""
              }`}
            >
              <Avatar name={lead.name} className="size-8! @2xl/screen:size-9!" />
              <span className="min-w-0 flex-1 leading-row">
                <span className="block truncate font-semibold">{lead.company}</span>
                <span className="block truncate text-drawing-sm text-soft">{lead.wants}</span>
              </span>
              <Ring on={ring === "newest" && i === 0} className="flex-col items-end">
                <Tag tone={i === 0 ? "leaf" : "sand"}>{from}</Tag>
                <span className="mt-0.5 text-drawing-xs text-soft tabular-nums">{ago}</span>
              </Ring>
            </div>
          ))}
        </AppWindow>
      </div>
    </Screen>
  );
}
