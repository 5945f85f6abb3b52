import { formatDateTime } from "@crm/contract/dates";
import { useRecordContext } from "react-admin";

/** Date and time in India, on one line. */
export function DateTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} style={{ whiteSpace: "nowrap" }}>
      {formatDateTime(iso)}
    </time>
  );
}

/** A record's instant as date and time in India. */
export function DateTimeField({
  source,
  none = "",
}: {
  source: string;
  none?: string;
  label?: string;
}) {
  const iso: unknown = useRecordContext()?.[source];
  return typeof iso === "string" ? <DateTime iso={iso} /> : none;
}
