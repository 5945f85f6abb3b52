import { bhaskar, rekha, sasmita, senthil } from "../data/leads.ts";
import { ChatIcon } from "../icons/contact-icons.tsx";
import { DashboardIcon, LeadsIcon, PipelineIcon, SettingsIcon } from "../icons/module-icons.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { PhoneFrame } from "../kit/phone-frame.tsx";
import { Rupees } from "../kit/rupees.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Knot, Thread } from "../kit/thread.tsx";

const tabs = [DashboardIcon, LeadsIcon, ChatIcon, PipelineIcon, SettingsIcon];

function Leads() {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-hidden bg-paper p-3">
      {[rekha, senthil, bhaskar, sasmita].map(({ name, company, amount }, i) => (
        <div
          key={name}
          className={`items-center gap-2.5 rounded-drawing-panel border border-line bg-white p-2.5 ${i === 3 ? "hidden @2xl/screen:flex" : "flex"}`}
        >
          <Avatar name={name} size="md" />
          <span className="min-w-0 flex-1 leading-row">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-drawing-sm text-soft">{company}</span>
          </span>
          <Rupees amount={amount} className="text-drawing-sm font-semibold" />
        </div>
      ))}
    </div>
  );
}

/** The mobile app, which is in development: a list of leads. */
export function MobileAppScreen({
  label = "The mobile app, which is in development: a list of leads with their amounts, a note about a new lead from Coimbatore and an order won today.",
  className = "",
}: ScreenProps) {
  return (
    <Screen label={label} className={className}>
      {/* As wide as the phone; what belongs to it is placed from its edges. */}
      <div className="relative mx-auto h-full w-64 @2xl/screen:w-72">
        <PhoneFrame className="absolute inset-x-0 top-0 bottom-5 @2xl/screen:text-drawing-md">
          <div className="bg-deep px-4 pt-5 pb-4 text-white">
            <div className="text-drawing-sm text-white/80">Tue, 12 May</div>
            <div className="text-drawing-4xl font-bold leading-amount font-stretch-95%">
              27 new leads
            </div>
          </div>
          <Leads />
          <div className="flex shrink-0 justify-around border-t border-line bg-white py-2.5 text-soft">
            {tabs.map((TabIcon, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the tabs never reorder
                key={i}
                className={`flex size-8 items-center justify-center rounded-drawing-field ${
                  i === 0 ? "bg-leaf text-green" : "[&_.stroke-gold]:stroke-current"
                }`}
              >
                <TabIcon className="size-5" />
              </span>
            ))}
          </div>
        </PhoneFrame>
        <Thread
          width={100}
          height={100}
          d="M2 40C60 40 40 70 98 70"
          stretch
          className="absolute top-1/4 hidden h-40 w-8 inset-e-full @2xl/screen:block"
        />
        <Note className="absolute bottom-20.5 inset-s-24 @2xl/screen:top-1/4 @2xl/screen:bottom-auto @2xl/screen:inset-s-auto @2xl/screen:inset-e-full @2xl/screen:me-8 @2xl/screen:mt-16 @2xl/screen:-translate-y-1/2" />
        <Thread
          width={100}
          height={100}
          d="M2 30C60 30 40 70 98 70"
          stretch
          className="absolute top-1/2 hidden h-40 w-8 inset-s-full @2xl/screen:block"
        />
        <Knot className="absolute top-1/4 inset-e-full me-8 mt-16 hidden translate-x-1/2 -translate-y-1/2 @2xl/screen:block" />
        <div className="absolute top-1/2 inset-s-full ms-8 mt-28 hidden w-max -translate-y-1/2 @2xl/screen:block">
          <div className="rotate-2 rounded-drawing-window border border-line bg-white px-4 py-3 shadow-float">
            <div className="text-soft">Won today</div>
            <Rupees
              amount={rekha.amount}
              className="text-drawing-6xl font-bold leading-amount font-stretch-90%"
            />
          </div>
          <Knot className="absolute top-1/2 -inset-s-1.25 -translate-y-1/2" />
        </div>
      </div>
    </Screen>
  );
}

function Note({ className }: { className: string }) {
  return (
    <div
      className={`w-44 rounded-drawing-window rounded-ss-tail bg-leaf px-3.5 py-2.5 leading-bubble shadow-float ${className}`}
    >
      <div className="font-semibold">New lead</div>
      <div>
        {senthil.company}, {senthil.city}
      </div>
    </div>
  );
}
