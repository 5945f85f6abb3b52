import { formatRupees } from "@crm/contract/pricing/money";
import { figures, leadsByDay, newest, stages, today } from "../data/dashboard.ts";
import { owner } from "../data/team.ts";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { BarChart, LineChart, PartsBar } from "../kit/charts.tsx";
import { Panel } from "../kit/panel.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";

const top = 36;
const last = leadsByDay.at(-1)?.leads ?? 0;

/** The middle of the last of seven columns, as a share of the chart's width. */
const lastX = 1 - 0.5 / leadsByDay.length;

function Figures() {
  return (
    <div className="grid shrink-0 grid-cols-2 border-b border-line @lg/screen:grid-cols-4">
      {figures.map((figure, i) => (
        <div
          key={figure.label}
          className={`relative border-line px-4 py-2.5 @lg/screen:py-3.5 ${i % 2 ? "border-s" : ""} ${i > 1 ? "border-t @lg/screen:border-t-0" : ""} ${i === 2 ? "@lg/screen:border-s" : ""}`}
        >
          <div className="text-drawing-sm text-soft">{figure.label}</div>
          <div className="text-drawing-5xl font-bold leading-tight tabular-nums font-stretch-90%">
            {"rupees" in figure ? formatRupees(figure.rupees) : figure.value}
          </div>
          <div className="text-drawing-xs text-green">{figure.change}</div>
          {"bars" in figure && (
            <BarChart
              bars={figure.bars}
              marked={figure.bars.length - 1}
              className="absolute inset-e-4 bottom-4 hidden h-11 w-12 @3xl/screen:block"
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
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          {[0, 10, 20, 30].map((line) => {
            const y = `${(1 - line / top) * 100}%`;
            return (
              <g key={line}>
                <line x2="100%" y1={y} y2={y} className="stroke-line/60" />
                <text y={y} dy="-5" className="fill-soft text-drawing-xs tabular-nums">
                  {line > 0 && line}
                </text>
              </g>
            );
          })}
        </svg>
        <LineChart
          points={leadsByDay.map(({ leads }) => leads / top)}
          className="absolute inset-y-0 inset-e-[7.14%] inset-s-[7.14%] h-full w-[85.72%]"
        />
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          <svg
            x={`${lastX * 100}%`}
            y={`${(1 - last / top) * 100}%`}
            aria-hidden="true"
            className="overflow-visible"
          >
            <rect x="-15" y="-31" width="30" height="19" rx="9.5" className="fill-deep" />
            <text
              y="-17.5"
              textAnchor="middle"
              className="fill-white text-drawing-xs font-semibold tabular-nums"
            >
              {last}
            </text>
            <circle r="5" strokeWidth="2.5" className="fill-gold stroke-white" />
          </svg>
        </svg>
      </div>
      <div className="mt-1.5 grid grid-cols-7 text-center text-drawing-xs text-soft">
        {leadsByDay.map(({ day }) => (
          <span key={day}>{day}</span>
        ))}
      </div>
    </div>
  );
}

const fills = ["fill-leaf", "fill-mint", "fill-green", "fill-gold"];
const dots = ["bg-leaf", "bg-mint", "bg-green", "bg-gold"];

function Stages() {
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Pipeline" aside={`${total} leads`} className="hidden shrink-0 @2xl/screen:flex">
      <div className="px-3.5 pb-3">
        <PartsBar
          parts={stages.map((stage, i) => ({ ...stage, fill: fills[i] ?? "" }))}
          className="h-2"
        />
        <div className="mt-1.5 flex justify-between">
          {stages.map(({ name, count }, i) => (
            <span key={name} className="flex items-center gap-1.5 text-drawing-xs text-soft">
              <span className={`size-2 rounded-full ${dots[i]}`} />
              <b className="font-semibold text-ink tabular-nums">{count}</b> {name}
            </span>
          ))}
        </div>
      </div>
    </Panel>
  );
}

/** The product's home: the week's figures, leads by day, and the newest leads. */
export function DashboardScreen({
  label = "The dashboard: new leads, quotations, campaigns and won orders, a chart of the week's leads and a list of the newest ones.",
  className = "",
}: ScreenProps) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="dashboard"
        title={`Good morning, ${owner.split(" ")[0]}`}
        actions={
          <>
            <span className="text-drawing-sm text-soft">{today}</span>
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
              title="New leads"
              aside={`${last} today`}
              className="hidden flex-1 @2xl/screen:flex"
            >
              {newest.map(({ name, company, source }) => (
                <div
                  key={name}
                  className="flex flex-1 items-center gap-2.5 border-t border-line/70 px-3.5"
                >
                  <Avatar name={name} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{name}</span>
                    <span className="block truncate text-drawing-xs text-soft">{company}</span>
                  </span>
                  <span className="text-drawing-xs text-green">{source}</span>
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
