import { brand } from "@crm/brand";
import { trial } from "@crm/contract/pricing/plans";
import { firm, owner } from "../data/team.ts";
import { MailIcon } from "../icons/contact-icons.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Knot, Thread } from "../kit/thread.tsx";

const [firstName] = owner.split(" ");
const paper =
  "rounded-drawing-window border border-line bg-white p-3.5 shadow-float @lg/screen:p-5";
const signUp = `Join ${brand.product.name}`;

/** A sign-up form without a credit card, a mail with the password link, and the days of the trial. */
export function TrialPicture({
  label = `A sign-up form with a crossed-out line for the card number, an email with a button to set the password, and ${trial.days} days.`,
  className = "",
}: ScreenProps) {
  return (
    <Screen label={label} className={className}>
      <div className="absolute inset-x-0 top-12 bottom-0 rounded-panel rounded-ss-tail bg-leaf" />
      <SignUp />
      <Thread
        width={100}
        height={100}
        d="M4 4C90 4 4 96 96 96"
        stretch
        className="absolute top-28 inset-s-[51%] hidden h-17 w-[4%] @lg/screen:block"
      />
      <Mail />
      <Days />
    </Screen>
  );
}

function SignUp() {
  return (
    <div
      className={`absolute top-0 inset-s-4 grid w-[min(16.5rem,78%)] gap-2 @lg/screen:inset-s-[6%] @lg/screen:w-[45%] @lg/screen:gap-3 ${paper}`}
    >
      <span className="truncate text-drawing-xl font-title @lg/screen:mb-1">{signUp}</span>
      <Line label="Name" value={owner} />
      <Line label="Company" value={firm.name} />
      <div className="rounded-drawing-day border-firm border-dash border-dashed px-3 py-1.5 @lg/screen:py-2">
        <span className="relative block w-fit text-drawing-xs text-soft">
          Card number
          <svg
            viewBox="0 0 100 20"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-y-0 -inset-s-1 h-full w-[calc(100%+0.75rem)] overflow-visible"
          >
            <path
              d="M1 12C26 7 58 13 99 8"
              fill="none"
              strokeWidth="2.5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-gold"
            />
          </svg>
        </span>
        <span className="block font-semibold">Not asked</span>
      </div>
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-drawing-day border border-line px-3 py-1.5 @lg/screen:py-2">
      <span className="block text-drawing-xs text-soft">{label}</span>
      <span className="block truncate font-semibold">{value}</span>
    </div>
  );
}

function Mail() {
  return (
    <div className="absolute top-58 inset-e-4 w-[min(15.5rem,80%)] @lg/screen:top-36 @lg/screen:inset-e-[5%] @lg/screen:w-[40%]">
      <Knot className="absolute top-8 -inset-s-1 z-10 hidden @lg/screen:block" />
      <div className={`rotate-1 ${paper}`}>
        <span className="flex items-center gap-2 text-drawing-sm text-soft">
          <MailIcon className="size-4.5 shrink-0 text-green" />
          <span className="truncate">{brand.product.name}</span>
          <span className="ms-auto">now</span>
        </span>
        <span className="mt-1.5 block text-drawing-xl font-title @lg/screen:mt-3">
          Welcome, {firstName}
        </span>
        <span className="mt-0.5 hidden text-soft @lg/screen:block">One step left.</span>
        <ButtonLook className="mt-2 @lg/screen:mt-4">Set your password</ButtonLook>
      </div>
    </div>
  );
}

/** The days of the trial as bubbles on a thread; the last one is marigold. */
function Days() {
  return (
    <div className="absolute inset-x-4 bottom-4 @lg/screen:inset-x-[6%] @lg/screen:bottom-8">
      <Thread
        width={100}
        height={10}
        d="M0 5H100"
        stretch
        className="absolute inset-x-2 top-1/2 h-2.5 w-[calc(100%-1rem)] -translate-y-1/2"
      />
      <div className="relative flex justify-between">
        {Array.from({ length: trial.days }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className={`grid size-8 place-items-center rounded-drawing-day rounded-es-tail text-drawing-xl font-bold tabular-nums @lg/screen:size-12 @lg/screen:text-drawing-4xl ${
              day === trial.days ? "bg-gold text-ink" : "bg-white text-green"
            }`}
          >
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}
