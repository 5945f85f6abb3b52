import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { ButtonLook } from "@crm/drawings/kit/button";
import { Ring } from "@crm/drawings/kit/ring";
import { isRinged, type Ringed } from "./form-parts.tsx";
import type { FilePart, TablePart } from "./guide-picture.ts";

/** Grids by the number of columns; of four, a narrow picture shows the first and the last. */
const grids = [
  "grid-cols-1",
  "grid-cols-1",
  "table-columns-2",
  "table-columns-3",
  "table-columns-4",
];

function cellClass(index: number, count: number): string {
  const isMiddle = index > 0 && index < count - 1;
  return `min-w-0 truncate ${count === 4 && isMiddle ? "hidden @lg/screen:block" : ""}`;
}

export function Table({ table, ring }: { table: TablePart } & Ringed) {
  const { head, rows } = table;
  const line = "col-span-full grid grid-cols-subgrid items-center px-3";
  return (
    <div
      className={`grid gap-x-3 rounded-drawing-panel border border-line bg-white ${grids[head.length] ?? ""}`}
    >
      <div className={`${line} py-2 text-drawing-xs font-semibold text-soft`}>
        {head.map((title, i) => (
          <span key={title} className={cellClass(i, head.length)}>
            {title}
          </span>
        ))}
      </div>
      {rows.map(({ cells, chosen, spot }, row) => (
        <Ring
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawn table never reorders
          key={row}
          on={isRinged(spot, ring)}
          shape="inside"
          className="col-span-full grid! grid-cols-subgrid"
        >
          <div
            className={`${line} min-h-10 border-t border-line/70 py-1.5 ${chosen ? "bg-leaf/45" : ""}`}
          >
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a drawn table never reorder
              <span key={i} className={cellClass(i, cells.length)}>
                {cell}
              </span>
            ))}
          </div>
        </Ring>
      ))}
    </div>
  );
}

/** Facts with their names, e.g. counters of a profile. */
export function Facts({
  facts,
  spot,
  ring,
}: {
  facts: readonly (readonly [string, React.ReactNode])[];
  spot?: string | undefined;
} & Ringed) {
  return (
    <Ring on={isRinged(spot, ring)} className="block!">
      <div className="grid gap-x-6 gap-y-1.5 rounded-drawing-panel bg-paper px-3.5 py-2.5">
        {facts.map(([name, value]) => (
          <span key={name} className="flex items-baseline justify-between gap-4">
            <span className="text-soft">{name}</span>
            <span className="text-end font-semibold tabular-nums">{value}</span>
          </span>
        ))}
      </div>
    </Ring>
  );
}

/** The steps of an application; the finished ones have a tick. */
export function Way({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1.5">
      {steps.map((step, i) => (
        <span
          key={step}
          className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-drawing-sm font-semibold ${
            i === at ? "bg-green text-white" : i < at ? "bg-leaf text-green" : "bg-sand text-soft"
          }`}
        >
          {i < at && <CheckIcon className="size-3 stroke-3" />}
          {step}
        </span>
      ))}
    </div>
  );
}

/** An area to drop or choose a file. */
export function Drop({
  text,
  detail,
  button,
  spot,
  ring,
}: {
  text: string;
  detail: string;
  button: string;
  spot?: string | undefined;
} & Ringed) {
  return (
    <Ring on={isRinged(spot, ring)} className="block!">
      <div className="flex flex-col items-center gap-1 rounded-drawing-panel border-firm border-dash border-dashed bg-paper px-4 py-5 text-center">
        <span className="font-semibold">{text}</span>
        <span className="text-drawing-sm text-soft">{detail}</span>
        <ButtonLook tone="quiet" className="mt-2">
          {button}
        </ButtonLook>
      </div>
    </Ring>
  );
}

/** Files as cards, each with a thumbnail or its file extension. */
export function Files({ files, ring }: { files: readonly FilePart[] } & Ringed) {
  return (
    <div className="grid grid-cols-2 gap-3 @lg/screen:grid-cols-4">
      {files.map(({ name, detail, picture, spot }) => (
        <Ring key={name} on={isRinged(spot, ring)} className="block!">
          <div className="overflow-hidden rounded-drawing-panel border border-line bg-white">
            <div className="flex h-18 items-center justify-center overflow-hidden bg-gold-soft text-drawing-lg font-bold text-amber uppercase [&>svg]:w-full">
              {picture ?? name.split(".").at(-1)}
            </div>
            <div className="px-2.5 py-1.5 leading-row">
              <span className="block truncate text-drawing-sm font-semibold">{name}</span>
              <span className="block truncate text-drawing-xs text-soft">{detail}</span>
            </div>
          </div>
        </Ring>
      ))}
    </div>
  );
}

/** A request or response as code. */
export function Code({
  lines,
  title,
  spot,
  ring,
}: {
  lines: readonly string[];
  title?: string | undefined;
  spot?: string | undefined;
} & Ringed) {
  return (
    <Ring on={isRinged(spot, ring)} className="block!">
      <div className="overflow-hidden rounded-drawing-panel bg-deep text-white">
        {title && (
          <div className="border-b border-white/15 px-3.5 py-1.5 text-drawing-sm font-semibold text-gold">
            {title}
          </div>
        )}
        <div className="px-3.5 py-2.5 font-mono text-drawing-sm leading-body">
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never reorder
            <span key={i} className="block [overflow-wrap:anywhere] whitespace-pre-wrap">
              {line}
            </span>
          ))}
        </div>
      </div>
    </Ring>
  );
}
