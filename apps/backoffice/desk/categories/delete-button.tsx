import Typography from "@mui/material/Typography";
import { type RaRecord, useRecordContext } from "react-admin";
import type { CategoryDetail } from "../../server/desk/transport/content-shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { categoryCopy as copy } from "./copy.ts";

/** Deletes an empty category. For other categories it shows why they can't be deleted. */
export function DeleteButton() {
  const category = useRecordContext<RaRecord & CategoryDetail>();
  if (!category) return null;
  if (category.fixed || category.articles > 0) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {category.fixed ? copy.staysFixed : copy.staysFull}
      </Typography>
    );
  }
  return <ConfirmedDelete resource="categories" record={category} texts={copy} />;
}
