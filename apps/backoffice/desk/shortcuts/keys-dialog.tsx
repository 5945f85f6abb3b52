import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { shortcutCopy as copy } from "./copy.ts";
import { describeKeys, shortcuts } from "./shortcuts.ts";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** All keys of the desk. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title" fullWidth maxWidth="xs">
      <DialogTitle id="keys-title">{copy.keys}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: "12px 20px", margin: 0 }}
        >
          {shortcuts.map((one) => {
            const keys = describeKeys(one, isMac);
            return [
              <Box component="dt" key={keys}>
                <Box component="kbd" sx={keySx}>
                  {keys}
                </Box>
              </Box>,
              <Box component="dd" key={one.action} sx={{ margin: 0 }}>
                {one.label}
              </Box>,
            ];
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keySx = {
  display: "inline-block",
  minWidth: 28,
  padding: "2px 8px",
  border: 1,
  borderColor: "divider",
  borderRadius: "6px",
  backgroundColor: "brand.sand",
  fontFamily: "inherit",
  textAlign: "center",
} as const;
