import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { createOverlayStyles } from "./overlays.ts";
import { darkColours, lightColours } from "./palettes.ts";
import { thumb } from "./thumb.ts";

const family = '"Anek Latin Variable", system-ui, sans-serif';
const heading = { fontWeight: 650, fontStretch: "92%", lineHeight: 1.15, letterSpacing: "-0.01em" };
export const barHeight = 60;

/** The brand's colours and fonts for react-admin's components, with hairlines instead of shadows. */
function createDeskTheme(mode: "light" | "dark"): RaThemeOptions {
  const colours = mode === "light" ? lightColours : darkColours;
  const base = mode === "light" ? defaultLightTheme : defaultDarkTheme;
  const hairline = `1px solid ${colours.line}`;
  return {
    ...base,
    palette: {
      mode,
      brand: colours,
      primary: { main: colours.green, dark: colours.deep, contrastText: colours.onGreen },
      secondary: { main: colours.ink, contrastText: colours.paper },
      error: { main: colours.clay, contrastText: colours.onClay },
      warning: { main: colours.gold, contrastText: lightColours.ink },
      success: { main: colours.green },
      background: { default: colours.paper, paper: colours.white },
      text: { primary: colours.ink, secondary: colours.soft },
      divider: colours.line,
    },
    shape: { borderRadius: 10 },
    sidebar: { width: 236, closedWidth: 56 },
    typography: {
      fontFamily: family,
      fontSize: 15,
      h4: { ...heading, fontSize: 30 },
      h5: { ...heading, fontSize: 24 },
      h6: { ...heading, fontSize: 19 },
      subtitle2: { fontWeight: 600 },
      button: { textTransform: "none", fontWeight: 600, fontSize: 15 },
    },
    components: {
      ...base.components,
      MuiCssBaseline: {
        styleOverrides: {
          // Scroll bars and the calendar of a date field follow the theme too.
          ":root": { colorScheme: mode },
          ":focus-visible": { outline: `3px solid ${colours.gold}`, outlineOffset: 2 },
          a: { color: colours.green },
          "#main-content": { outline: "none" },
        },
      },
      // In the dark theme a menu would be a shade of its own, on which fields look like holes.
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: "none" } },
      },
      ...createOverlayStyles(colours),
      MuiCard: {
        defaultProps: { variant: "outlined" },
        styleOverrides: { root: { borderRadius: 14, borderColor: colours.line } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 999, minHeight: 36, paddingInline: 16, ...thumb } },
      },
      MuiTextField: {
        defaultProps: { variant: "outlined", margin: "dense", size: "small", fullWidth: true },
      },
      MuiFormControl: {
        defaultProps: { variant: "outlined", margin: "dense", size: "small", fullWidth: true },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: colours.white, minHeight: 40, ...thumb },
          notchedOutline: { borderColor: colours.line },
        },
      },
      MuiIconButton: { styleOverrides: { root: thumb } },
      MuiToggleButton: { styleOverrides: { root: thumb } },
      MuiPaginationItem: { styleOverrides: { root: thumb } },
      MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: colours.line, paddingBlock: 10 },
          head: {
            color: colours.soft,
            fontWeight: 600,
            backgroundColor: colours.white,
            whiteSpace: "nowrap",
          },
        },
      },
      MuiTableRow: {
        styleOverrides: { root: { "tbody &:last-of-type td": { borderBottom: "none" } } },
      },
      MuiTablePagination: { styleOverrides: { root: { borderBottom: "none" } } },
      MuiCircularProgress: { defaultProps: { "aria-label": "Loading" } },
      RaLoading: {
        styleOverrides: {
          root: { "&& .RaLoading-message, &&": { color: colours.soft, opacity: 1 } },
        },
      },
      MuiAlert: {
        styleOverrides: {
          root: {
            borderRadius: 14,
            color: colours.ink,
            "&.MuiAlert-colorWarning": { backgroundColor: colours.goldSoft },
            "&.MuiAlert-colorInfo": { backgroundColor: colours.sand },
            "&.MuiAlert-colorInfo .MuiAlert-icon": { color: colours.green },
          },
        },
      },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
      MuiAppBar: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: {
            backgroundColor: colours.paper,
            borderBottom: hairline,
            "& .MuiToolbar-root.RaAppBar-toolbar": {
              minHeight: barHeight,
              paddingInline: 12,
              gap: 4,
            },
          },
        },
      },
      RaLayout: {
        styleOverrides: {
          root: {
            "& .RaLayout-appFrame": { marginTop: barHeight },
            "& .RaLayout-content": { paddingInline: "clamp(12px, 2.2vw, 32px)", minWidth: 0 },
          },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            borderRadius: 999,
            marginInline: 8,
            paddingBlock: 8,
            ...thumb,
            color: colours.ink,
            // A long name has two lines; in the closed menu only the icons are seen.
            ".RaMenu-open & .MuiTypography-root": { whiteSpace: "normal", lineHeight: 1.25 },
            "& .RaMenuItemLink-icon": { color: colours.soft },
            "&.RaMenuItemLink-active": { backgroundColor: colours.leaf, color: colours.deep },
            "&.RaMenuItemLink-active .RaMenuItemLink-icon": { color: colours.green },
          },
        },
      },
      RaSearchInput: {
        styleOverrides: { root: { "@media (min-width: 600px)": { "&&": { width: 300 } } } },
      },
      RaToolbar: { styleOverrides: { root: { backgroundColor: "transparent", paddingInline: 0 } } },
      // On phones the fields are as wide as the list below them.
      RaFilterFormInput: {
        styleOverrides: {
          root: {
            "@media (max-width: 599.95px)": { "& .RaFilterFormInput-spacer": { display: "none" } },
          },
        },
      },
      RaListToolbar: {
        styleOverrides: {
          root: {
            "&&": {
              backgroundColor: "transparent",
              // Actions that don't fit beside the filters are above them.
              "@media (min-width: 600px)": {
                flexWrap: "wrap-reverse",
              },
            },
          },
        },
      },
      RaTopToolbar: {
        styleOverrides: {
          root: {
            "&&": {
              flexWrap: "wrap",
              marginInlineStart: "auto",
              backgroundColor: "transparent",
              minHeight: 0,
              paddingBlock: 6,
            },
          },
        },
      },
      RaShow: { styleOverrides: { root: { "& .RaShow-noActions": { marginTop: 0 } } } },
      RaEdit: { styleOverrides: { root: { "& .RaEdit-noActions": { marginTop: 0 } } } },
      RaCreate: { styleOverrides: { root: { "& .RaCreate-noActions": { marginTop: 0 } } } },
      RaSimpleList: { styleOverrides: { root: { "& li + li": { borderTop: hairline } } } },
    },
  };
}

export const lightTheme = createDeskTheme("light");
export const darkTheme = createDeskTheme("dark");
