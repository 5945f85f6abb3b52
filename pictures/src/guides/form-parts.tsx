import { CheckIcon, ChevronDownIcon } from "@crm/drawings/icons/ui-icons";
import { ButtonLook } from "@crm/drawings/kit/button";
import { Checkbox, Field, Toggle } from "@crm/drawings/kit/field";
import { Ring } from "@crm/drawings/kit/ring";
import { Tag } from "@crm/drawings/kit/tag";
import type { ReactNode } from "react";
import type { ButtonPart, FieldPart } from "./guide-picture.ts";

/** A prop of every drawn part: which spot has the ring. */
export interface Ringed {
  ring: string | undefined;
}

/** True when this part has the ring. */
export function isRinged(spot: string | undefined, ring: string | undefined): boolean {
  return spot !== undefined && spot === ring;
}

export function FormField({ part, ring }: { part: FieldPart } & Ringed) {
  const { label, value, hint, focus = false, select, action, spot } = part;
  return (
    <Ring on={isRinged(spot, ring)} className="flex! min-w-0">
      <Field label={label} hint={hint} focus={focus} className="flex-1">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{value}</span>
        {select && <ChevronDownIcon className="size-4 shrink-0 text-soft" />}
        {action && (
          <span className="shrink-0 text-drawing-sm font-semibold text-green">{action}</span>
        )}
      </Field>
    </Ring>
  );
}

export function FormButtons({ buttons, ring }: { buttons: readonly ButtonPart[] } & Ringed) {
  return (
    <div className="flex flex-wrap gap-2.5">
      {buttons.map(({ label, tone = "go", spot }) => (
        <Ring key={label} on={isRinged(spot, ring)} shape="pill">
          <ButtonLook tone={tone}>{label}</ButtonLook>
        </Ring>
      ))}
    </div>
  );
}

/** A line with a switch or a checkbox: its label, and whether it is on. */
export function FormSwitch({
  kind,
  label,
  detail,
  on,
  spot,
  ring,
}: {
  kind: "toggle" | "check";
  label: string;
  detail?: string | undefined;
  on: boolean;
  spot?: string | undefined;
} & Ringed) {
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{label}</span>
      {detail && <span className="block text-drawing-sm text-soft">{detail}</span>}
    </span>
  );
  return (
    <Ring on={isRinged(spot, ring)} className="flex! items-center gap-3 py-0.5">
      {kind === "check" && <Checkbox on={on} />}
      {words}
      {kind === "toggle" && <Toggle on={on} />}
    </Ring>
  );
}

export function FormChips({
  label,
  chips,
  hint,
  spot,
  ring,
}: {
  label: string;
  chips: readonly string[];
  hint?: string | undefined;
  spot?: string | undefined;
} & Ringed) {
  return (
    <Ring on={isRinged(spot, ring)} className="flex!">
      <Field label={label} hint={hint} className="flex-1">
        <span className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </span>
      </Field>
    </Ring>
  );
}

/** A list of options with the chosen one marked. */
export function FormChoice({
  label,
  options,
  chosen,
  spot,
  ring,
}: {
  label?: string | undefined;
  options: readonly { label: string; detail?: string }[];
  chosen: number;
  spot?: string | undefined;
} & Ringed) {
  return (
    <div>
      {label && <span className="mb-1.5 block text-drawing-sm font-semibold">{label}</span>}
      <div
        className={`grid gap-2 ${options.length === 4 ? "grid-cols-2" : "@lg/screen:grid-cols-3"}`}
      >
        {options.map((option, i) => (
          <Ring key={option.label} on={i === chosen && isRinged(spot, ring)} className="flex!">
            <ChoiceCard chosen={i === chosen} {...option} />
          </Ring>
        ))}
      </div>
    </div>
  );
}

function ChoiceCard({
  label,
  detail,
  chosen,
}: {
  label: ReactNode;
  detail?: ReactNode;
  chosen: boolean;
}) {
  return (
    <span
      className={`flex min-w-0 flex-1 items-start gap-2 rounded-drawing-field border px-3 py-2 leading-row ${
        chosen ? "border-green bg-leaf/45" : "border-line bg-white"
      }`}
    >
      <span
        className={`mt-0.5 inline-flex size-3.5 shrink-0 items-center justify-center rounded-full ${
          chosen ? "bg-green text-white" : "inset-shadow-box"
        }`}
      >
        {chosen && <CheckIcon className="size-2.5 stroke-4" />}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {detail && <span className="block text-drawing-sm text-soft">{detail}</span>}
      </span>
    </span>
  );
}
