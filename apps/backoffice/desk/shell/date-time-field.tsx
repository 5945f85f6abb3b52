import { formatDateTime } from "@crm/contract/dates";
import { useRecordContext } from "react-admin";

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
  if (typeof iso !== "string") return none;
  return (
    <time dateTime={iso} style={{ whiteSpace: "nowrap" }}>
      {formatDateTime(iso)}
    </time>
  );
}
