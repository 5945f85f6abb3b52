import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link, ListBase, Pagination, type RaRecord, useListContext, useRefresh } from "react-admin";
import type { WebhookDelivery } from "../../server/desk/transport/webhook-shapes.ts";
import { Badge, type Tone } from "../shell/badge.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { TryAgain } from "../shell/try-again.tsx";
import { useAction } from "../transport/use-action.ts";
import { webhookCopy as copy } from "./copy.ts";

const states: Record<WebhookDelivery["state"], { label: string; tone: Tone }> = {
  pending: { label: "Waiting", tone: "waiting" },
  sending: { label: "Being sent", tone: "waiting" },
  delivered: { label: "Delivered", tone: "done" },
  dead: { label: "Given up", tone: "alarm" },
};

/** What another system was told, with its answers. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const resource = `webhooks/${webhookId}/deliveries`;
  return (
    <FormSection title={copy.log}>
      <Typography sx={{ color: "text.secondary" }}>{copy.logLead}</Typography>
      <ListBase
        resource={resource}
        sort={{ field: "createdAt", order: "DESC" }}
        perPage={25}
        storeKey={false}
        disableAuthentication
        disableSyncWithLocation
        queryOptions={{ refetchInterval: 5_000 }}
      >
        <Deliveries resource={resource} />
      </ListBase>
    </FormSection>
  );
}

function Deliveries({ resource }: { resource: string }) {
  const { data = [], total, error } = useListContext<RaRecord & WebhookDelivery>();
  if (error) return <TryAgain error={error} />;
  if (total === 0) return <Typography sx={{ marginTop: 1.5 }}>{copy.noDeliveries}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {data.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} resource={resource} />
        ))}
      </Box>
      <Pagination />
    </>
  );
}

function Delivery({ delivery, resource }: { delivery: WebhookDelivery; resource: string }) {
  const { act, busy } = useAction(resource, copy.retryFailed);
  const refresh = useRefresh();
  const { id, event, state, attempts, status, answer, leadId, createdAt, dueAt } = delivery;

  async function retry() {
    await act(id, "retry", copy.retried);
    refresh();
  }

  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: 0.5,
        paddingBlock: 1.5,
        borderBottom: "1px solid",
        borderColor: "divider",
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600 }}>{copy.events[event]}</Typography>
        <Badge {...states[state]} />
        <Typography variant="body2" sx={{ color: "text.secondary", marginInlineEnd: "auto" }}>
          {formatDateTime(createdAt)}
        </Typography>
        {event === "lead.erased" ? null : <Link to={`/leads/${leadId}/show`}>{copy.openLead}</Link>}
        <Button
          size="small"
          disabled={busy || state === "sending"}
          onClick={() => void retry()}
          sx={{ minHeight: 44 }}
        >
          {copy.retry}
        </Button>
      </Box>
      {attempts > 0 ? (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {[copy.attempts(attempts), status, answer?.slice(0, 200)].filter(Boolean).join(" · ")}
        </Typography>
      ) : null}
      {state === "pending" && attempts > 0 ? (
        <Typography variant="body2">{copy.next(formatDateTime(dueAt))}</Typography>
      ) : null}
    </Box>
  );
}
