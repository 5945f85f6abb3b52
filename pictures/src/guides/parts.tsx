import { Ring } from "@crm/drawings/kit/ring";
import {
  FormButtons,
  FormChips,
  FormChoice,
  FormField,
  FormSwitch,
  isRinged,
  type Ringed,
} from "./form-parts.tsx";
import type { Part } from "./guide-picture.ts";
import { Code, Drop, Facts, Files, Table, Way } from "./list-parts.tsx";

const noteTones = {
  leaf: "bg-leaf",
  gold: "bg-gold-soft",
  clay: "border-s-4 border-clay bg-white inset-shadow-line",
};

/** The parts of a picture, one below the other. */
export function Parts({ parts, ring }: { parts: readonly Part[] } & Ringed) {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawn form never reorders
    <DrawnPart key={i} part={part} ring={ring} />
  ));
}

function DrawnPart({ part, ring }: { part: Part } & Ringed) {
  switch (part.kind) {
    case "field":
      return <FormField part={part} ring={ring} />;
    case "pair":
      return (
        <div className="grid gap-3 @lg/screen:grid-cols-2">
          {part.fields.map((field) => (
            <FormField key={field.label} part={field} ring={ring} />
          ))}
        </div>
      );
    case "toggle":
    case "check":
      return <FormSwitch ring={ring} {...part} />;
    case "chips":
      return <FormChips ring={ring} {...part} />;
    case "choice":
      return <FormChoice ring={ring} {...part} />;
    case "buttons":
      return <FormButtons ring={ring} {...part} />;
    case "facts":
      return <Facts ring={ring} {...part} />;
    case "drop":
      return <Drop ring={ring} {...part} />;
    case "files":
      return <Files ring={ring} {...part} />;
    case "code":
      return <Code ring={ring} {...part} />;
    case "table":
      return <Table table={part} ring={ring} />;
    case "way":
      return <Way {...part} />;
    case "title":
      return (
        <div className="flex items-baseline gap-2 font-title">
          <span className="min-w-0 flex-1">{part.text}</span>
          {part.aside && (
            <span className="text-drawing-sm font-normal text-soft">{part.aside}</span>
          )}
        </div>
      );
    case "note":
      return (
        <Ring on={isRinged(part.spot, ring)} className="block!">
          <div
            className={`rounded-drawing-field px-3 py-2 leading-bubble ${noteTones[part.tone ?? "leaf"]}`}
          >
            {part.text}
          </div>
        </Ring>
      );
  }
}
