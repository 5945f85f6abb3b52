import { Create, useNotify, useRedirect } from "react-admin";
import type { Webhook } from "../../server/desk/transport/webhook-shapes.ts";
import { webhookCopy as copy } from "./copy.ts";
import { showSecretOnce } from "./new-secret.ts";
import { WebhookForm } from "./webhook-form.tsx";

/** After saving, the webhook's own page opens and shows the secret. */
export function WebhookCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <Create
      component="div"
      actions={false}
      title={copy.create}
      mutationOptions={{
        onSuccess: ({ id, secret = "" }: Webhook) => {
          showSecretOnce(id, secret);
          notify(copy.saved, { type: "success" });
          redirect("edit", "webhooks", id);
        },
      }}
    >
      <WebhookForm />
    </Create>
  );
}
