import { OrderScreen } from "@crm/drawings/screens/order-screen";
import { PreviewCard, PreviewScreen } from "./preview-card.tsx";

/** The landing page for online shops. */
export function EcommercePreview() {
  return (
    <PreviewCard title="From order to happy customer, on WhatsApp">
      <PreviewScreen>
        <OrderScreen />
      </PreviewScreen>
    </PreviewCard>
  );
}
