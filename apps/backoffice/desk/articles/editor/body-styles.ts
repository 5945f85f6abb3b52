import { brand } from "@crm/brand";

const { colours } = brand;
const hairline = `1px solid ${colours.line}`;

/** Makes the text in the editor look similar to the site. */
export const bodyStyles = {
  "& .RaRichTextInput-editorContent .ProseMirror": {
    minHeight: 320,
    maxWidth: "100%",
    padding: 2.5,
    backgroundColor: colours.white,
    borderColor: colours.line,
    borderRadius: "14px",
    fontSize: 17,
    lineHeight: 1.6,
    overflowWrap: "anywhere",
    "&:hover": { backgroundColor: colours.white },
    "& h2, & h3, & h4": {
      fontWeight: 650,
      fontStretch: "92%",
      lineHeight: 1.2,
      margin: "1.2em 0 0.4em",
    },
    "& > :first-of-type": { marginTop: 0 },
    "& blockquote": { borderLeft: `3px solid ${colours.gold}`, margin: "1em 0", paddingLeft: 2 },
    "& .tip": {
      backgroundColor: colours.goldSoft,
      borderRadius: "14px",
      margin: "1em 0",
      padding: "14px 18px",
    },
    "& code": {
      backgroundColor: colours.sand,
      borderRadius: "4px",
      fontSize: "0.9em",
      padding: "1px 4px",
    },
    "& pre": { backgroundColor: colours.sand, borderRadius: "10px", padding: 2, overflowX: "auto" },
    "& pre code": { padding: 0 },
    "& img": { maxWidth: "100%", height: "auto" },
    "& .tableWrapper": { overflowX: "auto" },
    "& table": { borderCollapse: "collapse", margin: "1em 0" },
    "& th, & td": {
      border: hairline,
      padding: "6px 10px",
      textAlign: "left",
      verticalAlign: "top",
    },
    "& th": { backgroundColor: colours.sand },
    "& th p, & td p": { margin: 0 },
    "& .selectedCell": { backgroundColor: colours.leaf },
  },
} as const;
