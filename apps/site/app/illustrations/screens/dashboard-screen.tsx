import { formatRupees } from "@crm/contract/money";
import { figures, followUps, leadsByDay, stages, today } from "../data/dashboard.ts";
import { owner } from "../data/team.ts";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { BarChart, LineChart } from "../kit/charts.tsx";
import { Panel } from "../kit/panel.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";

const top = 36;
const last = leadsByDay.at(-1)?.leads ?? 0;

function Figures() {
  return (
    <div className="grid shrink-0 grid-cols-2 border-b border-line @lg/screen:grid-cols-4">
      {figures.map((figure, i) => (
        <div
          key={figure.label}
          className={`relative border-line px-4 py-2.5 @lg/screen:py-3.5 ${i % 2 ? "border-l" : ""} ${i > 1 ? "border-t @lg/screen:border-t-0" : ""} ${i === 2 ? "@lg/screen:border-l" : ""}`}
        >
          <div className="text-[0.75rem] text-soft">{figure.label}</div>
          <div className="text-[1.375rem] font-bold leading-[1.25] tabular-nums font-stretch-90%">
            {"rupees" in figure ? formatRupees(figure.rupees) : figure.value}
          </div>
          <div className="text-[0.6875rem] text-green">{figure.change}</div>
          {"bars" in figure && (
            <BarChart
              bars={figure.bars}
              marked={figure.bars.length - 1}
              className="absolute right-4 bottom-4 hidden h-11 w-12 @3xl/screen:block"
            />
          )}
        </div>
      ))}
    </div>
  );
}

function LeadChart() {
  return (
    <div className="flex min-h-0 flex-1 flex-col px-3.5 pb-2">
      <div className="relative min-h-0 flex-1">
        {[0, 10, 20, 30].map((line) => (
          <span
            key={line}
            className="absolute inset-x-0 border-t border-line/60"
            style={{ bottom: `${(line / top) * 100}%` }}
          >
            <span className="absolute -top-4 left-0 text-[0.6875rem] text-soft tabular-nums">
              {line > 0 && line}
            </span>
          </span>
        ))}
        <LineChart
          points={leadsByDay.map(({ leads }) => leads / top)}
          className="absolute inset-y-0 right-[7.14%] left-[7.14%] h-full w-[85.72%]"
        />
        <span
          className="absolute right-[7.14%] flex translate-x-1/2 translate-y-1.5 flex-col items-center gap-1"
          style={{ bottom: `${(last / top) * 100}%` }}
        >
          <span className="whitespace-nowrap rounded-full bg-deep px-2 py-0.5 text-[0.6875rem] font-semibold text-white tabular-nums">
            {last}
          </span>
          <span className="size-3 rounded-full border-[2.5px] border-white bg-gold" />
        </span>
      </div>
      <div className="mt-1.5 grid grid-cols-7 text-center text-[0.6875rem] text-soft">
        {leadsByDay.map(({ day }) => (
          <span key={day}>{day}</span>
        ))}
      </div>
    </div>
  );
}

const segments = ["bg-leaf", "bg-mint", "bg-green", "bg-gold"];

function Stages() {
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Pipeline" aside={`${total} leads`} className="hidden shrink-0 @2xl/screen:flex">
      <div className="flex gap-1 px-3.5 pb-3">
        {stages.map(({ name, count }, i) => (
          <div key={name} className="min-w-0" style={{ flexGrow: count + 8, flexBasis: 0 }}>
            <span className={`block h-2 rounded-full ${segments[i]}`} />
            <span className="mt-1.5 block truncate text-[0.6875rem] text-soft">
              <b className="font-semibold text-ink tabular-nums">{count}</b> {name}
            </span>
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** Home of the product: the week's figures, its leads day by day, and who to call today. */
export function DashboardScreen({
  label = "The dashboard: new leads, quotations, follow-ups and won deals, a chart of the week and today's calls.",
  className = "",
}: ScreenProps) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="dashboard"
        title={`Good morning, ${owner.split(" ")[0]}`}
        actions={
          <>
            <span className="text-[0.75rem] text-soft">{today}</span>
            <Avatar name={owner} />
          </>
        }
      >
        <Figures />
        <div className="flex min-h-0 flex-1 flex-col gap-3 p-3">
          <div className="flex min-h-0 flex-1 gap-3">
            <Panel title="Leads this week" aside={figures[0].value} className="flex-[1.7]">
              <LeadChart />
            </Panel>
            <Panel
              title="Call today"
              aside={figures[2].value}
              className="hidden flex-1 @2xl/screen:flex"
            >
              {followUps.map(({ name, company, next }) => (
                <div
                  key={name}
                  className="flex flex-1 items-center gap-2.5 border-t border-line/70 px-3.5"
                >
                  <Avatar name={name} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{name}</span>
                    <span className="block truncate text-[0.6875rem] text-soft">{company}</span>
                  </span>
                  <span className="text-[0.75rem] font-semibold text-green tabular-nums">
                    {next.split(", ")[1]}
                  </span>
                </div>
              ))}
            </Panel>
          </div>
          <Stages />
        </div>
      </AppWindow>
    </Screen>
  );
}
