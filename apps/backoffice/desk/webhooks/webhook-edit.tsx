import Box from "@mui/material/Box";
import { Edit, type RaRecord, useNotify, useRecordContext } from "react-admin";
import type { Webhook } from "../../server/desk/transport/webhook-shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { webhookCopy as copy } from "./copy.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { SecretSection } from "./secret-section.tsx";
import { TestSection } from "./test-section.tsx";
import { WebhookForm } from "./webhook-form.tsx";

export function WebhookEdit() {
  const notify = useNotify();
  return (
    <Edit
      component="div"
      actions={false}
      title={<WebhookTitle />}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: () => notify(copy.saved, { type: "success" }) }}
    >
      <WebhookPage />
    </Edit>
  );
}

function WebhookTitle() {
  return useRecordContext<RaRecord & Webhook>()?.name ?? "";
}

function WebhookPage() {
  const webhook = useRecordContext<RaRecord & Webhook>();
  if (!webhook) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 920 }}>
      <WebhookForm more={<ConfirmedDelete resource="webhooks" record={webhook} texts={copy} />} />
      <SecretSection webhook={webhook} />
      <TestSection id={webhook.id} />
      <DeliveryLog webhookId={webhook.id} />
    </Box>
  );
}
