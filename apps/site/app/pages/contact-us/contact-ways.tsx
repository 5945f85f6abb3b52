import { whatsappLink } from "@crm/brand";
import { ChatIcon, HeadsetIcon } from "@crm/drawings/icons/contact-icons";
import { SearchIcon } from "@crm/drawings/icons/ui-icons";
import { ContactLink, TeamCard } from "../../content/team-card.tsx";
import { sales, support } from "../../content/teams.ts";
import { paths } from "../../paths.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const { chat, help } = copy.ways;

/** Sales and support, as the two sides of a conversation. */
export function ContactWays() {
  return (
    <ul className="grid grid-cols-1 gap-5">
      <TeamCard team={sales} side="in" Icon={ChatIcon} className="wide:me-14">
        <ContactLink Icon={ChatIcon} href={whatsappLink}>
          {chat}
        </ContactLink>
      </TeamCard>
      <TeamCard team={support} side="out" Icon={HeadsetIcon} className="wide:ms-14">
        <span className="inline-flex min-h-11 items-center gap-2.5 text-small">
          <SearchIcon className="size-5 text-green" />
          <TextLink to={paths.helpCenter}>{help}</TextLink>
        </span>
      </TeamCard>
    </ul>
  );
}
