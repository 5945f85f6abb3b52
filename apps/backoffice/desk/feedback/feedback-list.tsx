import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import { DataTable, type RaRecord, SelectInput, SimpleList } from "react-admin";
import type { Feedback } from "../../server/desk/transport/content-shapes.ts";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { AnswerCounts } from "./answer-counts.tsx";
import { feedbackCopy as copy } from "./copy.ts";

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={copy.state}
    choices={[...copy.stateChoices]}
    alwaysOn
  />,
];

/** Articles with feedback, those with the most open answers first. */
export function FeedbackList() {
  return (
    <RecordList
      copy={copy}
      filters={filters}
      sort={{ field: "open", order: "DESC" }}
      cards={<FeedbackCards />}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="title"
          render={({ id, title }: RaRecord & Feedback) => (
            <RowLink to={`/feedback/${id}/show`}>{title}</RowLink>
          )}
        />
        <DataTable.NumberCol source="open" />
        <DataTable.NumberCol source="unhelpful" />
        <DataTable.NumberCol source="helpful" />
        <DataTable.Col source="lastAt" field={DateTimeField} />
      </DataTable>
    </RecordList>
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
