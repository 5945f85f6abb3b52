import { WorkflowScreen } from "@crm/drawings/screens/workflow-screen";
import { PreviewCard, PreviewScreen } from "./preview-card.tsx";

/** All tutorials. */
export function TutorialsPreview() {
  return (
    <PreviewCard title="Tutorials, step by step">
      <PreviewScreen>
        <WorkflowScreen />
      </PreviewScreen>
    </PreviewCard>
  );
}
