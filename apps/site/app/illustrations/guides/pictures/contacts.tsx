import { broadcastMessages } from "@crm/contract/messages";
import { contactImport } from "@crm/whatsapp/contact-import";
import { contactFields, contactSources } from "@crm/whatsapp/contacts";
import { formatCount } from "@crm/whatsapp/counts";
import { firmTags } from "../../data/tags.ts";
import { Tag } from "../../kit/tag.tsx";
import type { GuidePicture } from "../guide-picture.ts";
import { State } from "./state.tsx";

const app = { kind: "app", module: "contacts" } as const;
const [imported, organic, api] = contactSources;
const people = [
  { name: "Rekha Parmar", number: "+91 98250 12345", tag: "school", status: "ACTIVE" },
  { name: "Senthil Kumar", number: "+91 94430 55512", tag: "wholesale", status: "INACTIVE" },
  { name: "Meera Joshi", number: "+91 98220 77801", tag: "school", status: "ACTIVE" },
  { name: "Imran Shaikh", number: "+91 90300 41290", tag: "repeat-buyer", status: "INACTIVE" },
];

const sheetRows = [
  ["Rekha Parmar", "9825012345", `school${contactImport.tagSeparator}repeat-buyer`, "Rajkot"],
  ["Senthil Kumar", "919443055512", "wholesale", "Coimbatore"],
  ["Meera Joshi", "+919822077801", "school", "Pune"],
  ["Nimal Perera", "+94712345678", "wholesale", "Colombo"],
];

export const contactPictures = {
  contactList: {
    frame: app,
    title: "Contacts",
    buttons: [
      { label: "Filter", tone: "quiet", spot: "filter" },
      { label: "Export", tone: "quiet", spot: "export" },
      { label: "Import", spot: "import" },
    ],
    parts: [
      {
        kind: "table",
        head: ["Name", "Mobile number", "Tags", "Status"],
        rows: people.map(({ name, number, tag, status }, i) => ({
          cells: [
            name,
            number,
            <Tag key="t" tone="line">
              {tag}
            </Tag>,
            <State key="s">{status}</State>,
          ],
          ...(i === 0 && { spot: "contact" }),
          ...(i === 1 && { spot: "inactive" }),
        })),
      },
    ],
  },
  contactChosen: {
    frame: app,
    title: "2 contacts chosen",
    buttons: [
      { label: "Add tag", spot: "add-tag" },
      { label: "Cancel", tone: "quiet" },
    ],
    parts: [
      {
        kind: "table",
        head: ["Name", "Mobile number", "Tags", "Status"],
        rows: people.map(({ name, number, tag, status }, i) => ({
          cells: [
            name,
            number,
            <Tag key="t" tone="line">
              {tag}
            </Tag>,
            <State key="s">{status}</State>,
          ],
          chosen: i === 0 || i === 2,
        })),
      },
    ],
  },
  contactFilter: {
    frame: app,
    title: "Filter contacts",
    buttons: [{ label: "Apply", spot: "apply" }],
    parts: [
      {
        kind: "chips",
        label: "Choose what to look at",
        chips: [...contactFields, "opted in"],
        spot: "fields",
      },
      {
        kind: "pair",
        fields: [
          { label: "Tag", value: "school", select: true, spot: "tag" },
          { label: "Status", value: "ACTIVE", select: true, spot: "status" },
        ],
      },
      { kind: "field", label: "Opted in", value: "Yes", select: true, spot: "opted-in" },
    ],
  },
  contactMatches: {
    frame: app,
    title: "Contacts",
    buttons: [
      { label: "Save as audience", tone: "quiet", spot: "save" },
      { label: "Broadcast", spot: "broadcast" },
    ],
    parts: [
      { kind: "chips", label: "Filter", chips: ["Tag = school", "Opted in = Yes"] },
      { kind: "facts", facts: [["Contacts that match", formatCount(1_842)]], spot: "count" },
      {
        kind: "table",
        head: ["Name", "Tags", "Opted in"],
        rows: [people[0], people[2]].map((person) => ({
          cells: [person?.name, person?.tag, "Yes"],
        })),
      },
    ],
  },
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
        text: `First row: the names of the columns. Save as ${contactImport.fileType}.`,
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
    title: "Which column is what?",
    buttons: [{ label: "Import", spot: "import" }],
    parts: [
      {
        kind: "table",
        head: ["Column in your file", "Field of the contact", ""],
        rows: [
          { cells: ["name", "name", "needed"], spot: "needed" },
          { cells: ["mobile number", "mobile number", "needed"] },
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
          ["Updated, they were there already", "86"],
          ["Not taken", "4"],
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
  contactSources: {
    frame: app,
    title: "Contacts",
    parts: [
      {
        kind: "table",
        head: ["Name", "Source", "Created at"],
        rows: [
          { cells: ["Rekha Parmar", imported, "12 May, 10:40"], spot: "source" },
          { cells: ["Anju Thomas", organic, "12 May, 10:02"] },
          { cells: ["Sasmita Behera", api, "11 May, 17:15"] },
          { cells: ["Gurpreet Kaur", "trade fair", "9 May, 12:00"] },
        ],
      },
    ],
  },
  attributeList: {
    frame: app,
    title: "Attributes",
    buttons: [{ label: "New attribute", spot: "new" }],
    parts: [
      {
        kind: "table",
        head: ["Attribute", "What it holds", "Contacts"],
        rows: [
          { cells: ["city", "Text", formatCount(9_310)] },
          { cells: ["shirt_size", "Text", formatCount(2_204)] },
          { cells: ["birthday", "Date", "617"], spot: "made" },
        ],
      },
    ],
  },
  attributeNew: {
    frame: app,
    title: "Attributes",
    parts: [],
    overlay: {
      title: "New attribute",
      parts: [
        { kind: "field", label: "Name", value: "birthday", focus: true, spot: "name" },
        { kind: "field", label: "What it holds", value: "Date", select: true, spot: "type" },
      ],
      buttons: [
        { label: "Save", spot: "save" },
        { label: "Cancel", tone: "quiet" },
      ],
    },
  },
  tagList: {
    frame: app,
    title: "Tags",
    buttons: [{ label: "New tag", spot: "new" }],
    parts: [
      {
        kind: "table",
        head: ["Tag", "Contacts", "First message tag"],
        rows: firmTags.map(({ name, contacts, first }) => ({
          cells: [
            <Tag key="t">{name}</Tag>,
            formatCount(contacts),
            first ? <Tag key="f">Yes</Tag> : "",
          ],
          ...(first && { spot: "first" }),
        })),
      },
    ],
  },
  tagNew: {
    frame: app,
    title: "Tags",
    parts: [],
    overlay: {
      title: "New tag",
      parts: [
        { kind: "field", label: "Tag", value: "price-asked", focus: true, spot: "name" },
        {
          kind: "check",
          label: "First message tag",
          detail: "Shows how a talk began",
          on: true,
          spot: "first",
        },
      ],
      buttons: [
        { label: "Save", spot: "save" },
        { label: "Cancel", tone: "quiet" },
      ],
    },
  },
  broadcastNew: {
    frame: { kind: "app", module: "broadcast" },
    title: "New broadcast",
    buttons: [{ label: "Schedule", spot: "schedule" }],
    parts: [
      {
        kind: "field",
        label: "Who gets it",
        value: "Schools, opted in",
        select: true,
        hint: `${formatCount(1_842)} contacts`,
        spot: "audience",
      },
      {
        kind: "field",
        label: "Template",
        value: "new_season_stock",
        select: true,
        action: "APPROVED",
        spot: "template",
      },
      { kind: "field", label: "When", value: "Wed, 13 May, 10:30", select: true, spot: "when" },
    ],
  },
  broadcastWarning: {
    frame: { kind: "app", module: "broadcast" },
    title: "New broadcast",
    buttons: [{ label: "Schedule" }],
    parts: [
      {
        kind: "field",
        label: "Who gets it",
        value: "All schools",
        select: true,
        hint: `${formatCount(1_842)} contacts`,
        spot: "audience",
      },
      {
        kind: "note",
        tone: "clay",
        text: broadcastMessages.beyondTier,
        spot: "warning",
      },
      { kind: "facts", facts: [["Remaining quota today", formatCount(640)]], spot: "quota" },
    ],
  },
  teamRights: {
    frame: { kind: "app", module: "team" },
    title: "Team Management",
    buttons: [{ label: "Add person", spot: "add" }],
    places: [
      { label: "Sales", open: true, spot: "department" },
      { label: "Support" },
      { label: "Accounts" },
    ],
    parts: [
      { kind: "title", text: "Sales may" },
      { kind: "check", label: "Answer chats", on: true, spot: "rights" },
      { kind: "check", label: "Assign tags", on: true },
      { kind: "check", label: "Resolve chats", on: true },
      { kind: "check", label: "Import and export contacts", on: false, spot: "export" },
    ],
  },
} satisfies Record<string, GuidePicture>;
