import Box from "@mui/material/Box";
import { RovingTabIndexContext, useRovingTabIndexRoot } from "@mui/utils/useRovingTabIndex";
import { memo, type SyntheticEvent } from "react";
import { barHeight } from "../../../theme/theme.ts";
import { editorCopy as copy } from "../../copy.ts";
import { LinkButton } from "../links/link-button.tsx";
import { PictureButton } from "../pictures/picture-button.tsx";
import { BlockMenu } from "./block-menu.tsx";
import { FormatTools, ListTools } from "./format-tools.tsx";
import { HistoryTools } from "./history-tools.tsx";
import { StyleMenu } from "./style-menu.tsx";
import { TableMenu } from "./table-menu.tsx";

/**
 * The editor's tools. They stay below the desk's bar while the text scrolls; on a narrow screen they are
 * one row that scrolls sideways. Each tool follows the editor by itself, so typing does not render
 * them all.
 */
export const EditorToolbar = memo(function EditorToolbar({ onLink }: { onLink: () => void }) {
  const roving = useRovingTabIndexRoot<unknown>({ orientation: "horizontal" });
  const { ref, onFocus, onKeyDown } = roving.getContainerProps();
  return (
    <RovingTabIndexContext value={roving}>
      <Box
        ref={ref}
        role="toolbar"
        aria-label={copy.toolbar}
        onFocus={(event) => isOwn(event) && onFocus(event)}
        onKeyDown={(event) => isOwn(event) && onKeyDown(event)}
        sx={toolbarSx}
      >
        <HistoryTools />
        <StyleMenu />
        <FormatTools />
        <ListTools />
        <LinkButton onLink={onLink} />
        <PictureButton />
        <TableMenu />
        <BlockMenu />
      </Box>
    </RovingTabIndexContext>
  );
});

/** React also sends the events of the tools' menus and popovers here, which have keys of their own. */
function isOwn({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

const toolbarSx = {
  position: "sticky",
  top: barHeight,
  zIndex: 3,
  display: "flex",
  flexWrap: { xs: "nowrap", md: "wrap" },
  gap: "2px",
  overflowX: { xs: "auto", md: "visible" },
  padding: "4px",
  border: 1,
  borderColor: "brand.line",
  borderRadius: "14px 14px 0 0",
  backgroundColor: "brand.paper",
  "& .MuiToggleButton-root": {
    flexShrink: 0,
    minWidth: 36,
    height: { xs: 44, sm: 36 },
    padding: "0 6px",
    border: 0,
    borderRadius: "8px",
    color: "text.primary",
    fontSize: 20,
    "&.Mui-selected": { backgroundColor: "brand.leaf", color: "brand.deep" },
    "&.Mui-disabled": { border: 0, color: "text.disabled" },
    "&.Mui-focusVisible": { outlineOffset: -2 },
  },
} as const;
