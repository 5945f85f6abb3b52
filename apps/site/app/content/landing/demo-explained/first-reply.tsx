import { ClockIcon } from "@crm/drawings/icons/contact-icons";
import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { Thread } from "@crm/drawings/kit/thread";

const fields = ["Email", "Name", "Phone number", "Company name", "Company size"];

/** The form's five fields, the reply in a chat, and a time that both have agreed. */
export function FirstReply() {
  return (
    <div
      role="img"
      aria-label="Five filled-in fields of the demo form lead to a chat in which a time is agreed, and to an entry in a calendar"
      className="rounded-panel rounded-ee-tail bg-leaf px-5 py-8 wide:px-10 wide:py-12"
    >
      <div aria-hidden="true" className="relative mx-auto grid max-w-md gap-6 text-start">
        <Thread
          width={100}
          height={100}
          d="M12 12C12 44 90 30 90 56S40 74 40 96"
          stretch
          className="absolute inset-0 h-full w-full"
        />
        <ul className="relative me-10 grid gap-2 rounded-card border border-line bg-white p-4 wide:me-20">
          {fields.map((field) => (
            <li
              key={field}
              className="flex items-center justify-between gap-3 rounded-drawing-field border border-line px-3 py-2 text-fine text-soft"
            >
              {field}
              <CheckIcon className="size-4 text-green" />
            </li>
          ))}
        </ul>
        <div className="relative ms-6 grid gap-2 text-small leading-bubble wide:ms-14">
          <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 shadow-float">
            Namaste! Does Thursday at 11 suit you?
          </p>
          <p className="ms-auto w-fit rounded-card rounded-se-tail bg-mint px-4 py-2.5">
            Thursday is fine.
          </p>
        </div>
        <p className="relative me-auto flex items-center gap-3 rounded-card bg-deep px-5 py-4 font-semibold text-white">
          <ClockIcon className="size-7 text-gold" />
          <span>
            <span className="block">Your demo</span>
            <span className="block text-fine font-normal text-white/85">Thursday, 11 am</span>
          </span>
        </p>
      </div>
    </div>
  );
}
