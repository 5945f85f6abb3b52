import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Theme } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { type RaRecord, useNotify, useRecordContext, useStore } from "react-admin";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import { FormSection } from "../../shell/form-section.tsx";
import { previewCopy as copy } from "./copy.ts";
import { type FrameWidth, PreviewFrame } from "./preview-frame.tsx";
import { usePreview } from "./use-preview.ts";

/** Beside the editor: the site's page of the saved text. */
export function PreviewPanel() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  if (!article) return null;
  return <SavedPreview id={String(article.id)} />;
}

function SavedPreview({ id }: { id: string }) {
  const { newest, shown, error } = usePreview(id);
  const framed = shown && `${shown.url}?framed`;
  const [width, setWidth] = useState<FrameWidth>("phone");
  const [isLarge, setLarge] = useState(false);
  // Below the text it would hide the fields that follow. Each person's choice is kept.
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up("lg"));
  const [chosen, choose] = useStore<boolean | undefined>("articles.preview");
  const isShown = chosen ?? isBeside;
  return (
    <>
      <FormSection title={copy.title}>
        <Box sx={{ display: "grid", gap: 1.5 }}>
          <Box sx={{ display: "flex", justifyContent: "space-between" }}>
            {isShown ? <WidthChoice width={width} onChoose={setWidth} /> : null}
            <Button size="small" sx={besideTextSx} onClick={() => choose(!isShown)}>
              {isShown ? copy.hide : copy.show}
            </Button>
          </Box>
          {framed && isShown ? (
            <PreviewFrame address={framed} width={width} isEmpty={isLarge} />
          ) : null}
          {error ? <Typography role="alert">{copy.failed}</Typography> : null}
          {newest ? (
            <Box sx={{ display: "flex", flexWrap: "wrap" }}>
              <Button size="small" sx={besideTextSx} onClick={() => setLarge(true)}>
                {copy.large}
              </Button>
              <Button
                size="small"
                sx={besideTextSx}
                href={newest.url}
                target="_blank"
                rel="noopener"
              >
                {copy.tab}
              </Button>
              <CopyLink url={newest.url} />
            </Box>
          ) : null}
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {copy.linkHelp}
          </Typography>
        </Box>
      </FormSection>
      <Dialog open={isLarge} onClose={() => setLarge(false)} aria-labelledby="preview" fullScreen>
        <DialogTitle
          sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", paddingBlock: 1 }}
        >
          <span id="preview">{copy.title}</span>
          <WidthChoice width={width} onChoose={setWidth} />
          <Button sx={{ marginInlineStart: "auto" }} onClick={() => setLarge(false)}>
            {copy.close}
          </Button>
        </DialogTitle>
        <DialogContent sx={{ paddingBlock: 0 }}>
          {framed ? <PreviewFrame address={framed} width={width} isLarge /> : null}
        </DialogContent>
      </Dialog>
    </>
  );
}

/** A row of such buttons begins where texts begin, and fits into the side column. */
const besideTextSx = { paddingInline: 1.25, marginInlineStart: -1.25 } as const;

function WidthChoice({
  width,
  onChoose,
}: {
  width: FrameWidth;
  onChoose: (width: FrameWidth) => void;
}) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={width}
      aria-label={copy.width}
      onChange={(_, chosen: FrameWidth | null) => chosen && onChoose(chosen)}
    >
      <ToggleButton value="phone">{copy.widths.phone}</ToggleButton>
      <ToggleButton value="desktop">{copy.widths.desktop}</ToggleButton>
    </ToggleButtonGroup>
  );
}

function CopyLink({ url }: { url: string }) {
  const notify = useNotify();
  const write = () =>
    navigator.clipboard.writeText(url).then(
      () => notify(copy.copied, { type: "success" }),
      () => notify(copy.notCopied, { type: "warning" }),
    );
  return (
    <Button size="small" sx={besideTextSx} onClick={() => void write()}>
      {copy.copyLink}
    </Button>
  );
}
