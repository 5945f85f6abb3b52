import { ChatScreen } from "@crm/drawings/screens/chat-screen";
import { PreviewCard, PreviewScreen } from "./preview-card.tsx";

/** The help centre: a screen from its articles. */
export function HelpPreview() {
  return (
    <PreviewCard title="Answers, before you have to ask">
      <PreviewScreen>
        <ChatScreen />
      </PreviewScreen>
    </PreviewCard>
  );
}
