import { Thread } from "@crm/drawings/kit/thread";
import { Lock } from "./closed-door.tsx";

const stored = ["Name", "Phone number", "What you asked"];
const notStored = ["Your browsing history", "Your network address", "A card number"];

/** What is stored behind a lock, and what is not stored at all. */
export function YourData() {
  return (
    <div
      role="img"
      aria-label="Name, phone number and question are stored behind a lock; your browsing history, your network address and a card number are not stored"
      className="rounded-panel rounded-ee-tail bg-leaf px-5 py-8 wide:px-10 wide:py-12"
    >
      <div aria-hidden="true" className="relative mx-auto grid max-w-md gap-8 text-start">
        <Thread
          width={100}
          height={100}
          d="M86 14C86 52 18 44 18 88"
          stretch
          className="absolute inset-0 h-full w-full"
        />
        <div className="relative ms-6 rounded-card bg-deep p-5 text-white wide:ms-16">
          <p className="flex items-center gap-3 font-semibold">
            <Lock className="size-6 text-leaf" />
            You sent it, we keep it safe
          </p>
          <ul className="mt-4 flex flex-wrap gap-2 text-fine font-semibold">
            {stored.map((text) => (
              <li key={text} className="rounded-full bg-white/15 px-3.5 py-1.5">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative me-6 rounded-card border border-dashed border-green bg-white/70 p-5 wide:me-16">
          <p className="font-semibold">Never stored</p>
          <ul className="mt-4 flex flex-wrap gap-2 text-fine text-soft">
            {notStored.map((text) => (
              <li key={text} className="rounded-full border border-line px-3.5 py-1.5 line-through">
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
