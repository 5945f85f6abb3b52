import { formatDateTime } from "@crm/contract/dates";
import { useEffect, useState } from "react";
import { DataTable, DateInput, Link, type RaRecord, SelectInput, SimpleList } from "react-admin";
import { type AuditResource, auditActions } from "../../server/audit/audit-actions.ts";
import type { AuditEvent, AuditPerson } from "../../server/desk/transport/people-shapes.ts";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { request } from "../transport/request.ts";
import { auditCopy as copy } from "./copy.ts";

type Row = RaRecord & AuditEvent;

const actionChoices = Object.entries(auditActions).map(([id, name]) => ({ id, name }));

/** Who did what at the desk, newest first. */
export function AuditList() {
  return (
    <RecordList
      copy={copy}
      filters={filters}
      sort={{ field: "at", order: "DESC" }}
      cards={
        <SimpleList<Row>
          linkType={false}
          primaryText={({ action }) => auditActions[action]}
          secondaryText={(event) =>
            [formatDateTime(event.at), event.personName ?? copy.nobody, describe(event)]
              .filter(Boolean)
              .join(" · ")
          }
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" field={DateTimeField} />
        <DataTable.Col
          source="personName"
          disableSort
          render={({ personName }: Row) => personName ?? copy.nobody}
        />
        <DataTable.Col
          source="action"
          disableSort
          render={({ action }: Row) => auditActions[action]}
        />
        <DataTable.Col
          source="details"
          disableSort
          render={Details}
          sx={{ overflowWrap: "anywhere" }}
        />
      </DataTable>
    </RecordList>
  );
}

const filters = [
  <PersonFilter key="person" source="person" alwaysOn />,
  <SelectInput key="action" source="action" label={copy.action} choices={actionChoices} alwaysOn />,
  <DateInput key="from" source="from" label={copy.from} alwaysOn />,
  <DateInput key="to" source="to" label={copy.to} alwaysOn />,
];

/** Also lists people who were removed since. */
function PersonFilter({ source }: { source: string; alwaysOn: boolean }) {
  const [people, setPeople] = useState<AuditPerson[]>([]);
  useEffect(() => {
    // The list below says so when the desk can't be reached.
    request<AuditPerson[]>("GET", "/api/desk/audit/people").then(setPeople, () => undefined);
  }, []);
  return <SelectInput source={source} label={copy.person} choices={people} />;
}

/** Such as "email: farida@shop.test, from: sales, to: editor". */
function describe({ details }: Row): string {
  return Object.entries(details ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}

const pages: Partial<Record<AuditResource, (id: string) => string>> = {
  leads: (id) => `/leads/${id}/show`,
  outbox: (id) => `/outbox/${id}/show`,
  articles: (id) => `/articles/${id}`,
  categories: (id) => `/categories/${id}`,
  pictures: (id) => `/pictures/${id}/show`,
  people: (id) => `/people/${id}/show`,
};

/** What is known about an event, and a link to what it was done to, unless that is gone. */
function Details(event: Row) {
  const { action, resource, resourceId } = event;
  const isGone = /\.(?:erased|deleted|removed)$/.test(action);
  const page = resourceId && !isGone ? pages[resource]?.(resourceId) : undefined;
  return (
    <>
      {describe(event)} {page ? <Link to={page}>{copy.open}</Link> : null}
    </>
  );
}
