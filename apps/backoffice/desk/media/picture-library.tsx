import Typography from "@mui/material/Typography";
import { ListBase, Title, useListContext } from "react-admin";
import { Pager } from "../shell/pager.tsx";
import { mediaCopy as copy } from "./copy.ts";
import { DropZone } from "./drop-zone.tsx";
import { PictureFilters } from "./picture-filters.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

/** All pictures of articles, the newest first: search, upload, and each picture's page. */
export function PictureLibrary() {
  return (
    <ListBase
      resource="pictures"
      perPage={48}
      sort={{ field: "addedAt", order: "DESC" }}
      // Only the URL selects the pictures: a link to the library must not apply an earlier search.
      storeKey={false}
    >
      <Title title={copy.title} />
      <Library />
    </ListBase>
  );
}

function Library() {
  const { refetch } = useListContext();
  const uploads = useUploads(() => void refetch());
  return (
    <DropZone onDrop={uploads.add}>
      <PictureFilters>
        <UploadButton onChoose={uploads.add} />
      </PictureFilters>
      <Typography sx={{ color: "text.secondary", fontSize: 14 }}>{copy.uploadHelp}</Typography>
      <UploadList uploads={uploads} />
      <PictureGrid />
      <Pager />
    </DropZone>
  );
}
