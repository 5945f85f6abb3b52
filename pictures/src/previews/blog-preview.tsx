import { BroadcastScreen } from "@crm/drawings/screens/broadcast-screen";
import { PreviewCard, PreviewScreen } from "./preview-card.tsx";

/** The blog. */
export function BlogPreview() {
  return (
    <PreviewCard title="What is new, and what it means for you">
      <PreviewScreen>
        <BroadcastScreen />
      </PreviewScreen>
    </PreviewCard>
  );
}
