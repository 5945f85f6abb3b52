import { WonCard } from "@crm/drawings/hero/hero-board";
import { HeroChat } from "@crm/drawings/hero/hero-chat";
import { PreviewCard } from "./preview-card.tsx";

/** The main idea of the site: a conversation that becomes a sale. */
export function HomePreview() {
  return (
    <PreviewCard title="Every chat, closer to a sale">
      <div className="relative h-full text-poster-xs">
        <HeroChat className="absolute top-14 inset-s-8 h-180 w-97.5" />
        <WonCard className="absolute inset-e-6 bottom-12 w-72.5 -rotate-3" />
      </div>
    </PreviewCard>
  );
}
