import { brand } from "@crm/brand";
import { Mark } from "@crm/drawings/kit/mark";
import { Pointer } from "@crm/drawings/kit/pointer";
import type { GuidePicture } from "../guides/guide-picture.ts";
import { GuideScreen } from "../guides/guide-screen.tsx";

/**
 * One frame, of the size in `clip-size.ts`: the instruction at the left and the screen at the right,
 * large enough for a phone in landscape. `mount-clip.tsx` moves the elements with `data-moves`.
 */
export function ClipFrame({
  title,
  step,
  picture,
  ring,
}: {
  title: string;
  /** The step's number and the number of steps; absent on the cover. */
  step: { number: number; of: number } | undefined;
  picture: GuidePicture;
  ring: string;
}) {
  return (
    <div className="relative flex h-135 w-240 items-center gap-10 overflow-hidden bg-sand pe-12 ps-14">
      <div className="flex h-full flex-1 flex-col justify-between py-12">
        <Sign />
        <div data-moves="screen">
          {step && (
            <p className="mb-4 inline-flex items-center gap-3 text-poster-md font-semibold text-green">
              <span className="grid size-13 place-items-center rounded-full rounded-ss-tail-lg bg-green text-poster-xl text-white tabular-nums">
                {step.number}
              </span>
              of {step.of}
            </p>
          )}
          <p className="text-[42px] leading-[1.08] font-bold tracking-brand text-balance font-stretch-92%">
            {title}
          </p>
        </div>
        <Progress step={step} />
      </div>
      <div data-moves="screen" className="w-93 shrink-0 [zoom:1.3]">
        <GuideScreen picture={picture} label={title} ring={ring} />
      </div>
      <span data-moves="pointer" className="absolute top-0 inset-s-0 z-30">
        <Pointer className="size-9!" />
      </span>
    </div>
  );
}

function Sign() {
  return (
    <span className="flex items-center gap-3 text-poster-md font-heavy tracking-brand">
      <Mark className="size-9" />
      {brand.product.name}
    </span>
  );
}

/** A dash for each step; the finished ones and the current one are filled. */
function Progress({ step }: { step: { number: number; of: number } | undefined }) {
  return (
    <span className="flex h-1.5 gap-1.5">
      {step &&
        Array.from({ length: step.of }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of dashes never reorders
            key={index}
            className={`flex-1 rounded-full ${index < step.number ? "bg-green" : "bg-line"}`}
          />
        ))}
    </span>
  );
}
