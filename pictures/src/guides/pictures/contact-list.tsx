import { Tag } from "@crm/drawings/kit/tag";
import { contactFields, contactSources } from "@crm/whatsapp/contacts";
import { formatCount } from "@crm/whatsapp/counts";
import type { GuidePicture, TablePart } from "../guide-picture.ts";
import { State } from "./state.tsx";

const app = { kind: "app", module: "contacts" } as const;
const [imported, organic, api] = contactSources;
const people = [
  { name: "Rekha Parmar", number: "+91 98250 12345", tag: "school", status: "ACTIVE" },
  { name: "Senthil Kumar", number: "+91 94430 55512", tag: "wholesale", status: "INACTIVE" },
  { name: "Meera Joshi", number: "+91 98220 77801", tag: "school", status: "ACTIVE" },
  { name: "Imran Shaikh", number: "+91 90300 41290", tag: "repeat-buyer", status: "INACTIVE" },
];

/** The list of contacts; the values for each row are matched by position. */
function listPeople(rows: readonly { chosen?: boolean; spot?: string }[]): TablePart {
  return {
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
      ...rows[i],
    })),
  };
}

export const contactListPictures = {
  contactList: {
    frame: app,
    title: "Contacts",
    buttons: [
      { label: "Filter", tone: "quiet", spot: "filter" },
      { label: "Export", tone: "quiet", spot: "export" },
      { label: "Import", spot: "import" },
    ],
    parts: [listPeople([{ spot: "contact" }, { spot: "inactive" }])],
  },
  contactChosen: {
    frame: app,
    title: "2 contacts selected",
    buttons: [
      { label: "Add tag", spot: "add-tag" },
      { label: "Cancel", tone: "quiet" },
    ],
    parts: [listPeople([{ chosen: true }, {}, { chosen: true }])],
  },
  contactFilter: {
    frame: app,
    title: "Filter contacts",
    buttons: [{ label: "Apply", spot: "apply" }],
    parts: [
      {
        kind: "chips",
        label: "Filter by",
        chips: [...contactFields, "opted in"],
        spot: "fields",
      },
      {
        kind: "pair",
        fields: [
          { label: "Tag", value: "school", select: true, spot: "tag" },
          { label: "Status", value: "Any", select: true, spot: "status" },
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
} satisfies Record<string, GuidePicture>;
