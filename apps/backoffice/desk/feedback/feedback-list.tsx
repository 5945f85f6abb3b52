import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import { DataTable, List, type RaRecord, SimpleList } from "react-admin";
import type { Feedback } from "../../server/desk/shapes.ts";
import { EmptyList } from "../shell/empty-list.tsx";
import { ListRows } from "../shell/list-rows.tsx";
import { When } from "../shell/when.tsx";
import { AnswerCounts } from "./answer-counts.tsx";
import { feedbackCopy as copy } from "./copy.ts";

/** Articles that readers have judged, those that failed most first. */
export function FeedbackList() {
  return (
    <List
      actions={false}
      sort={{ field: "unhelpful", order: "DESC" }}
      perPage={25}
      exporter={false}
      empty={<EmptyList title={copy.emptyTitle} text={copy.emptyText} />}
    >
      <ListRows cards={<FeedbackCards />}>
        <DataTable rowClick="show" bulkActionButtons={false}>
          <DataTable.Col source="title" sx={{ fontWeight: 600 }} />
          <DataTable.NumberCol source="unhelpful" />
          <DataTable.NumberCol source="helpful" />
          <DataTable.Col source="lastAt" field={When} />
        </DataTable>
      </ListRows>
    </List>
  );
}

function FeedbackCards() {
  return (
    <SimpleList<RaRecord & Feedback>
      linkType="show"
      primaryText={({ title }) => (
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {title}
        </Box>
      )}
      secondaryText={(feedback) => (
        <Box component="span" sx={{ display: "grid", gap: 0.5, marginTop: 0.5 }}>
          <AnswerCounts {...feedback} />
          <span>{formatDateTime(feedback.lastAt)}</span>
        </Box>
      )}
    />
  );
}
