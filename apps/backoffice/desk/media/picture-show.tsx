import { formatDateTime } from "@crm/contract/dates";
import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import { type RaRecord, useRecordContext } from "react-admin";
import type { PictureDetail } from "../../server/desk/transport/picture-shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { DeskShow } from "../shell/desk-show.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { AltForm } from "./alt-form.tsx";
import { mediaCopy as copy } from "./copy.ts";
import { ReplaceButton } from "./replace-button.tsx";
import { WhereUsed } from "./where-used.tsx";

/** One picture: what is known about it, where it is used, and what editors can do with it. */
export function PictureShow() {
  return (
    <DeskShow title={<PictureTitle />}>
      <Page />
    </DeskShow>
  );
}

function PictureTitle() {
  return useRecordContext<RaRecord & PictureDetail>()?.fileName ?? copy.title;
}

function Page() {
  const picture = useRecordContext<RaRecord & PictureDetail>();
  if (!picture) return null;
  return (
    <Box
      sx={{
        ...{ display: "grid", gap: 2, alignItems: "start" },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      <Card>
        <Box
          component="img"
          src={picture.address}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          sx={pictureSx}
        />
        <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button
            component="a"
            href={picture.address}
            download={downloadName(picture)}
            startIcon={<DownloadIcon />}
          >
            {copy.download}
          </Button>
          <ReplaceButton picture={picture} />
          <ConfirmedDelete resource="pictures" record={picture} texts={deletion} />
        </CardContent>
      </Card>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Card>
          <CardContent sx={{ display: "grid", gap: 3 }}>
            <AltForm key={picture.alt} picture={picture} />
            <Facts picture={picture} />
          </CardContent>
        </Card>
        <WhereUsed picture={picture} />
      </Box>
    </Box>
  );
}

const pictureSx = {
  ...{ display: "block", width: "100%", height: "auto", maxHeight: "70vh" },
  ...{ objectFit: "contain", backgroundColor: "brand.sand" },
} as const;

const deletion = { ...copy, failed: copy.removeFailed };

function Facts({ picture }: { picture: PictureDetail }) {
  const { fileName, width, height, bytes, widths, addedAt, addedBy } = picture;
  return (
    <DetailList>
      <Detail name={copy.fileName}>{fileName}</Detail>
      <Detail name={copy.stored}>{copy.storedAs(width, height, Math.ceil(bytes / 1024))}</Detail>
      <Detail name={copy.widths}>{copy.widthList(widths)}</Detail>
      <Detail name={copy.added}>{copy.addedBy(formatDateTime(addedAt), addedBy)}</Detail>
    </DetailList>
  );
}

/** The stored file is WebP, whatever was uploaded. */
function downloadName({ fileName }: PictureDetail): string {
  return `${fileName.replace(/\.[a-z0-9]{1,5}$/i, "")}.webp`;
}
