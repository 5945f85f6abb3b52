import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { useListContext } from "react-admin";
import { listQuery } from "../transport/data-provider.ts";
import { useMay } from "../transport/rights.ts";
import { leadCopy as copy } from "./copy.ts";

/** Downloads all filtered leads, not only the current page, as a table for spreadsheets. */
export function DownloadButton() {
  const { filterValues, sort, total } = useListContext();
  const mayExport = useMay("leads", "export");
  if (!total || !mayExport) return null;
  return (
    <Button
      component="a"
      href={`/api/desk/leads/file?${listQuery(sort, filterValues)}`}
      download
      startIcon={<DownloadIcon />}
    >
      {copy.download}
    </Button>
  );
}
