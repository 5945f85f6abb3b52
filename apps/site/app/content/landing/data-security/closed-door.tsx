import { meera } from "@crm/drawings/data/leads";
import { members } from "@crm/drawings/data/team";
import { Avatar } from "@crm/drawings/kit/avatar";
import { Mark } from "@crm/drawings/kit/mark";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";

const staff = members.filter(({ department }) => department === "Sales").slice(0, 2);

/** An inquiry behind a lock: two people with a login see it. */
export function ClosedDoor() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        "An inquiry in a locked list; two people in the sales team can see it",
      )}
      className="relative rounded-panel bg-sand px-5 py-8 wide:px-10 wide:py-12"
    >
      <div aria-hidden="true" className="mx-auto grid max-w-md gap-4 text-start">
        <div className="rounded-card border border-line bg-white p-5">
          <p className="flex items-center gap-3 font-semibold">
            <Mark className="size-7" />
            Inquiries
            <Lock className="ms-auto size-7 text-green" />
          </p>
          <p className="mt-4 rounded-drawing-field border border-line px-4 py-3 text-small">
            <span className="block font-semibold">{meera.company}</span>
            <span className="block text-fine text-soft">{meera.wants}</span>
          </p>
          <p className="mt-2 h-12 rounded-drawing-field border border-line bg-paper" />
        </div>
        <ul className="grid gap-3 wide:grid-cols-2">
          {staff.map(({ name, role }) => (
            <li key={name} className="flex items-center gap-3 rounded-card bg-deep p-4 text-white">
              <Avatar name={name} />
              <span className="min-w-0 text-small leading-tight">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-fine text-white/85">{role}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}

/** A padlock in the current colour. */
export function Lock({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d="M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <rect x="4.5" y="10.5" width="15" height="10.5" rx="2.5" fill="currentColor" />
      <path d="M12 14.5v3" stroke="var(--brand-gold)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
