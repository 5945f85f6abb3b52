import { formatCount } from "@crm/whatsapp/counts";
import {
  callToActionPhone,
  syncLabel,
  templateLimits,
  templateName,
  templateStatuses,
} from "@crm/whatsapp/templates";
import { firm } from "../../data/team.ts";
import { template, templateParts } from "../../data/template.ts";
import { UniformsScene } from "../../scenes/uniforms-scene.tsx";
import type { FieldPart, GuidePicture, Talk } from "../guide-picture.ts";
import { State } from "./state.tsx";

const app = { kind: "app", module: "templates" } as const;
const [pending, approved, rejected, actionRequired] = templateStatuses;
const submit = { label: "Submit", spot: "submit" };

/** The text with its placeholders marked, or with the sample values in their place. */
function text(filled: boolean) {
  return templateParts.map((part, i) => {
    if (i % 2 === 0) return part;
    const look = filled ? "font-semibold" : "rounded-[0.3125rem] bg-gold-soft font-semibold";
    return (
      <span key={part} className={look}>
        {filled ? template.samples[(i - 1) / 2] : part}
      </span>
    );
  });
}

const preview: Talk = {
  name: firm.name,
  detail: "Preview",
  spot: "preview",
  lines: [{ from: "them", text: text(true), time: "18:05" }],
};

const replies = ["Track it", "Call me", "JOIN"];
const replyFields: FieldPart[] = replies.map((value, i) => ({
  label: `Quick reply ${i + 1}`,
  value,
  hint: `${value.length} / ${templateLimits.quickReplyLength}`,
}));
const [first, second, third] = replyFields as [FieldPart, FieldPart, FieldPart];

const actions = [
  { label: "None" },
  { label: "Quick replies", detail: `up to ${templateLimits.quickReplies}` },
  { label: "Call-to-action", detail: "call or open a page" },
];

const text1: FieldPart = {
  label: "Format text",
  value: text(false),
  hint: `${template.text.length} / ${formatCount(templateLimits.textLength)}`,
  focus: true,
  spot: "text",
};

export const templatePictures = {
  templateList: {
    frame: app,
    title: "Templates",
    buttons: [{ label: "New template", spot: "new" }],
    places: [
      { label: "All templates", open: true },
      { label: "Library", spot: "library" },
      { label: "Drafts", spot: "drafts" },
    ],
    parts: [
      { kind: "buttons", buttons: [{ label: syncLabel, tone: "quiet", spot: "sync" }] },
      {
        kind: "table",
        head: ["Name", "Category", "Language", "Status"],
        rows: [
          {
            cells: ["order_packed", "Utility", "English", <State key="s">{pending}</State>],
            spot: "pending",
          },
          {
            cells: ["new_season_stock", "Marketing", "English", <State key="s">{approved}</State>],
            spot: "approved",
          },
          {
            cells: ["fees_reminder", "Utility", "Gujarati", <State key="s">{rejected}</State>],
            spot: "rejected",
          },
          {
            cells: ["school_offer", "Marketing", "Hindi", <State key="s">{actionRequired}</State>],
            spot: "action-required",
          },
        ],
      },
    ],
  },
  templateLibrary: {
    frame: app,
    title: "Template library",
    places: [
      { label: "All templates" },
      { label: "Library", open: true, spot: "library" },
      { label: "Drafts" },
    ],
    parts: [
      {
        kind: "title",
        text: "Ready to use",
        aside: `over ${templateLimits.libraryOver}, already approved`,
      },
      {
        kind: "table",
        head: ["Name", "What it is for", "Category", ""],
        rows: ["order_shipped", "payment_received", "appointment_tomorrow", "thank_you_visit"].map(
          (name, i) => ({
            cells: [
              name,
              ["Shipping", "Payments", "Reminders", "After a visit"][i],
              i === 3 ? "Marketing" : "Utility",
              <span key="use" className="font-semibold text-green">
                Use
              </span>,
            ],
            ...(i === 0 && { spot: "use" }),
          }),
        ),
      },
    ],
  },
  templateBasics: {
    frame: app,
    title: "New template",
    buttons: [submit],
    parts: [
      {
        kind: "pair",
        fields: [
          { label: "Name", value: template.name, hint: templateName.rule, spot: "name" },
          { label: "Label", value: "orders", hint: "For your own order", spot: "label" },
        ],
      },
      {
        kind: "pair",
        fields: [
          { label: "Category", value: template.category, select: true, spot: "category" },
          { label: "Type", value: "Text", select: true, spot: "type" },
        ],
      },
      {
        kind: "pair",
        fields: [
          { label: "Language", value: template.language, select: true, spot: "language" },
          { label: "Saved", value: "as a draft, just now", spot: "draft" },
        ],
      },
    ],
  },
  templateText: {
    frame: app,
    title: "New template",
    buttons: [submit],
    parts: [
      { kind: "field", ...text1 },
      {
        kind: "field",
        label: "Sample values",
        spot: "samples",
        value: template.samples.map((sample, i) => (
          <span key={sample} className="mr-4 whitespace-nowrap">
            <span className="mr-1.5 font-semibold text-amber">{`{{${i + 1}}}`}</span>
            {sample}
          </span>
        )),
      },
    ],
    talk: preview,
  },
  templateReplies: {
    frame: app,
    title: "New template",
    buttons: [submit],
    parts: [
      {
        kind: "choice",
        label: "Interactive actions",
        options: actions,
        chosen: 1,
        spot: "actions",
      },
      { kind: "pair", fields: [{ ...first, spot: "reply" }, second] },
      { kind: "field", ...third, spot: "keyword" },
    ],
    talk: { ...preview, lines: [{ from: "them", text: text(true), time: "18:05", replies }] },
  },
  templateCalls: {
    frame: app,
    title: "New template",
    buttons: [submit],
    parts: [
      {
        kind: "choice",
        label: "Interactive actions",
        options: actions,
        chosen: 2,
        spot: "actions",
      },
      {
        kind: "pair",
        fields: [
          { label: "Call button", value: "Call us" },
          {
            label: "Phone number",
            value: callToActionPhone.example,
            hint: "Country code, no plus",
            spot: "phone",
          },
        ],
      },
      {
        kind: "pair",
        fields: [
          { label: "Website button", value: "See rates" },
          {
            label: "Address",
            value: "https://kesar.example/rates",
            hint: "The full link, not a short one",
            spot: "website",
          },
        ],
      },
    ],
  },
  templateMedia: {
    frame: app,
    title: "New template",
    buttons: [submit],
    parts: [
      {
        kind: "choice",
        label: "Type",
        options: [{ label: "Text" }, { label: "Image" }, { label: "Video" }, { label: "Document" }],
        chosen: 1,
        spot: "type",
      },
      {
        kind: "field",
        label: "Media link",
        value: "https://media.example/kesar/new-season.jpg",
        action: "Choose",
        spot: "link",
      },
      {
        kind: "field",
        label: "Format text",
        value: "Namaste {{1}}, the new season's uniforms are in.",
        spot: "text",
      },
    ],
    talk: {
      ...preview,
      lines: [
        {
          from: "them",
          text: (
            <span className="block [&>svg]:mb-2 [&>svg]:w-full">
              <UniformsScene />
              Namaste Meera, the new season's uniforms are in.
            </span>
          ),
          time: "18:05",
        },
      ],
    },
  },
  templateFormat: {
    frame: app,
    title: "New template",
    buttons: [submit],
    parts: [
      {
        kind: "field",
        label: "Format text",
        focus: true,
        spot: "text",
        value:
          "*School starts on 9 June.* Order before _20 May_ and pay ~₹450~ ₹395 a shirt. Your code: ```KESAR20```",
        hint: "The marks disappear in the chat",
      },
      { kind: "note", text: "No double spaces, no space at the end.", spot: "spaces" },
    ],
    talk: {
      ...preview,
      lines: [
        {
          from: "them",
          time: "18:05",
          text: (
            <>
              <b>School starts on 9 June.</b> Order before <i>20 May</i> and pay <s>₹450</s> ₹395 a
              shirt. Your code: <span className="font-mono">KESAR20</span>
            </>
          ),
        },
      ],
    },
  },
  templateRejected: {
    frame: app,
    title: "fees_reminder",
    buttons: [{ label: "Copy as new", spot: "copy" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["Status", <State key="s">{rejected}</State>],
          ["Language", "Gujarati"],
          ["Sent for review", "12 May, 10:20"],
        ],
      },
      {
        kind: "note",
        tone: "clay",
        text: "Reason: the text is in English, but Gujarati was chosen.",
        spot: "reason",
      },
    ],
  },
  templateApproved: {
    frame: app,
    title: "monsoon_offer_v1",
    buttons: [{ label: "Copy as new", spot: "copy" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["Status", <State key="s">{approved}</State>],
          ["Text", "can't be changed"],
        ],
      },
      {
        kind: "pair",
        fields: [
          { label: "{{1}}", value: "Bank exam, clerk", spot: "values" },
          { label: "{{2}}", value: "4 August" },
        ],
      },
    ],
  },
  templateChat: {
    frame: { kind: "app", module: "chat" },
    title: "Anju Thomas",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Template", template.name],
          ["Her answer", "Track it"],
          ["Status", <State key="s">ACTIVE</State>],
        ],
        spot: "answer",
      },
      { kind: "note", text: "She has answered, so you can write freely now.", tone: "gold" },
    ],
    talk: {
      name: "Anju Thomas",
      detail: "Periyar Stores, Kochi",
      spot: "talk",
      lines: [
        { from: "us", text: text(true), time: "18:05", replies },
        { from: "them", text: "Track it", time: "18:09" },
        { from: "us", text: "It is in Surat. Tomorrow noon at your door.", time: "18:10" },
      ],
    },
  },
} satisfies Record<string, GuidePicture>;
