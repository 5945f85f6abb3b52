import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import { ListBase, useListContext } from "react-admin";
import type { UploadedPicture } from "../../server/desk/transport/content-shapes.ts";
import { Pager } from "../shell/pager.tsx";
import { mediaCopy as copy } from "./copy.ts";
import { DropZone } from "./drop-zone.tsx";
import { PictureFilters } from "./picture-filters.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

/** A chosen picture: its size in a text, and what it shows as far as somebody has said so. */
export interface PickedPicture extends UploadedPicture {
  alt: string;
}

/**
 * A dialog in which editors choose a picture of the library, or upload one.
 *
 * @param onPick the dialog closes by itself
 */
export function PicturePicker({
  open,
  onClose,
  onPick,
}: {
  open: boolean;
  onClose: () => void;
  onPick: (picture: PickedPicture) => void;
}) {
  const title = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));

  function pick(picture: PickedPicture) {
    onPick(picture);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      aria-labelledby={title}
    >
      <Box sx={{ display: "flex", alignItems: "center", paddingInlineEnd: 1.5 }}>
        <DialogTitle id={title} sx={{ flexGrow: 1 }}>
          {copy.pick}
        </DialogTitle>
        <IconButton aria-label={copy.pickClose} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ paddingTop: "8px !important" }}>
        <ListBase
          resource="pictures"
          perPage={24}
          sort={{ field: "addedAt", order: "DESC" }}
          disableSyncWithLocation
          storeKey={false}
        >
          <Choice onPick={pick} />
        </ListBase>
      </DialogContent>
    </Dialog>
  );
}

function Choice({ onPick }: { onPick: (picture: PickedPicture) => void }) {
  const { refetch } = useListContext();
  const uploads = useUploads((picture) => {
    // Who uploads one picture here wants that one.
    if (uploads.list.length <= 1) onPick({ ...picture, alt: "" });
    else void refetch();
  });
  return (
    <DropZone onDrop={uploads.add}>
      <PictureFilters>
        <UploadButton onChoose={uploads.add} />
      </PictureFilters>
      <UploadList uploads={uploads} />
      <PictureGrid onPick={({ address, shown, alt }) => onPick({ address, ...shown, alt })} />
      <Pager />
    </DropZone>
  );
}
