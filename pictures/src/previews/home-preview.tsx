import { WonCard } from "@crm/drawings/hero/hero-board";
import { HeroChat } from "@crm/drawings/hero/hero-chat";
import { PreviewCard } from "./preview-card.tsx";

/** The main idea of the site: a conversation that becomes a sale. */
export function HomePreview() {
  return (
    <PreviewCard title="Every chat, closer to a sale">
      <div className="relative h-full text-[19px]">
        <HeroChat className="absolute top-14 left-8 h-[720px] w-[390px]" />
        <WonCard className="absolute right-6 bottom-12 w-[290px] -rotate-3" />
      </div>
    </PreviewCard>
  );
}
