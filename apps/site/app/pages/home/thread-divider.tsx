import { Thread } from "@crm/drawings/kit/thread";
import { Container } from "../../ui/container.tsx";

/**
 * A divider between two sections of the same colour: a conversation at the left, a sale at the
 * right, joined by a thread.
 */
export function ThreadDivider() {
  return (
    <Container>
      <div aria-hidden="true" className="flex items-center gap-1.5">
        <span className="grid w-16 shrink-0 gap-1.5 rounded-card rounded-ss-tail border border-line bg-white px-3 py-3">
          <span className="h-1 rounded-full bg-dash" />
          <span className="h-1 w-2/3 rounded-full bg-dash" />
        </span>
        <Thread
          width={100}
          height={40}
          d="M0 20C18 20 20 4 36 8S62 36 76 30S92 20 100 20"
          stretch
          className="h-10 min-w-0 flex-1"
        />
        <span className="grid size-11 shrink-0 -rotate-3 place-items-center rounded-card bg-deep text-card font-heavy text-gold">
          ₹
        </span>
      </div>
    </Container>
  );
}
