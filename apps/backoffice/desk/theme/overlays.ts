import type { RaThemeOptions } from "react-admin";
import type { DeskColours } from "./palettes.ts";
import { thumb } from "./thumb.ts";

/** What opens over a page: menus, popovers, lists of suggestions and dialogs. */
export function createOverlayStyles(colours: DeskColours): RaThemeOptions["components"] {
  const hairline = `1px solid ${colours.line}`;
  return {
    // An open popover has the focus itself until somebody moves it into the popover.
    MuiPopover: { styleOverrides: { paper: { border: hairline, outline: "none" } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: hairline, boxShadow: "0 8px 24px rgb(16 38 30 / 16%)" },
      },
    },
    // An open menu is at the end of the body, outside the page's landmarks, so it is one itself.
    MuiMenu: {
      defaultProps: { slotProps: { root: { role: "region", "aria-label": "Choices" } } },
    },
    MuiMenuItem: {
      // Outside the item the menu would cut the outline off.
      styleOverrides: { root: { ...thumb, "&:focus-visible": { outlineOffset: -3 } } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...{ borderRadius: 14, border: hairline },
          "&.MuiDialog-paperFullScreen": { borderRadius: 0, border: 0 },
        },
      },
    },
    // Its buttons look like those of the desk's other dialogs.
    RaConfirm: {
      styleOverrides: {
        root: {
          "& .MuiDialogActions-root": { padding: 16 },
          "& .MuiButton-startIcon": { display: "none" },
          "& .ra-confirm, & .ra-confirm:hover": {
            color: colours.onGreen,
            backgroundColor: colours.green,
            "&.RaConfirm-confirmWarning": {
              color: colours.onClay,
              backgroundColor: colours.clay,
            },
            "&.Mui-disabled": { opacity: 0.6 },
          },
        },
      },
    },
  };
}
