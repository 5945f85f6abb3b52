import { contactImport } from "@crm/whatsapp/contact-import";
import { contactSources } from "@crm/whatsapp/contacts";
import { formatCount } from "@crm/whatsapp/counts";
import type { GuidePicture } from "../guide-picture.ts";

const app = { kind: "app", module: "contacts" } as const;
const [imported] = contactSources;
const sheetRows = [
  ["Rekha Parmar", "9825012345", `school${contactImport.tagSeparator}repeat-buyer`, "Rajkot"],
  ["Senthil Kumar", "919443055512", "wholesale", "Coimbatore"],
  ["Meera Joshi", "+919822077801", "school", "Pune"],
  ["Nimal Perera", "+94712345678", "wholesale", "Colombo"],
];

export const contactImportPictures = {
  contactSheet: {
    frame: { kind: "app" },
    title: `customers.${contactImport.fileType.toLowerCase()}`,
    parts: [
      {
        kind: "table",
        head: ["name", "mobile number", "city"],
        rows: sheetRows.map(([name, number, , city], i) => ({
          cells: [name, number, city],
          ...([{ spot: "numbers" }, {}, {}, { spot: "abroad" }][i] ?? {}),
        })),
      },
      {
        kind: "note",
        text: `Column names in the first row. Save as ${contactImport.fileType}.`,
        spot: "columns",
      },
    ],
  },
  contactSheetTags: {
    frame: { kind: "app" },
    title: `customers.${contactImport.fileType.toLowerCase()}`,
    parts: [
      {
        kind: "table",
        head: ["name", "mobile number", "city", "tags"],
        rows: sheetRows.map(([name, number, tags, city], i) => ({
          cells: [name, number, city, tags],
          ...(i === 0 && { spot: "tags" }),
        })),
      },
    ],
  },
  importFile: {
    frame: app,
    title: "Import contacts",
    buttons: [{ label: "Sample file", tone: "quiet", spot: "sample" }],
    parts: [
      {
        kind: "drop",
        text: "customers.csv",
        detail: `${contactImport.fileType} only`,
        button: "Choose file",
        spot: "file",
      },
      { kind: "field", label: "Source", value: imported, select: true, spot: "source" },
      { kind: "buttons", buttons: [{ label: "Next", spot: "next" }] },
    ],
  },
  importColumns: {
    frame: app,
    title: "Match the columns",
    buttons: [{ label: "Import", spot: "import" }],
    parts: [
      {
        kind: "table",
        head: ["Column in your file", "Contact field", ""],
        rows: [
          { cells: ["name", "name", "required"], spot: "needed" },
          { cells: ["mobile number", "mobile number", "required"] },
          { cells: ["tags", "tags", ""] },
          { cells: ["city", "city (custom attribute)", ""], spot: "attribute" },
        ],
      },
    ],
  },
  importDone: {
    frame: app,
    title: "Import finished",
    buttons: [{ label: "See contacts", spot: "see" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["New contacts", formatCount(1_240)],
          ["Updated contacts", "86"],
          ["Not imported", "4"],
        ],
        spot: "result",
      },
      {
        kind: "note",
        tone: "clay",
        text: "Row 17: the tag “School” does not exist. There is a tag “school”.",
        spot: "error",
      },
    ],
  },
} satisfies Record<string, GuidePicture>;
