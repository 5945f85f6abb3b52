import { callToActionPhone, templateLimits } from "@crm/whatsapp/templates";
import type { FieldPart, GuidePicture } from "../guide-picture.ts";
import {
  quickReplies,
  templateEditor,
  templatePreview,
  writeTemplateText,
} from "./template-editor.tsx";

const replyFields: FieldPart[] = quickReplies.map((value, i) => ({
  label: `Quick reply ${i + 1}`,
  value,
  hint: `${value.length} / ${templateLimits.quickReplyLength}`,
}));
const [first, second, third] = replyFields as [FieldPart, FieldPart, FieldPart];

const actions = [
  { label: "None" },
  { label: "Quick replies", detail: `up to ${templateLimits.quickReplies}` },
  { label: "Call-to-action", detail: "call us or open a page" },
];

export const templateActionPictures = {
  templateReplies: {
    ...templateEditor,
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
    conversation: {
      ...templatePreview,
      lines: [
        { from: "them", text: writeTemplateText(true), time: "18:05", replies: quickReplies },
      ],
    },
  },
  templateCalls: {
    ...templateEditor,
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
            hint: "Full link, no URL shortener",
            spot: "website",
          },
        ],
      },
    ],
  },
} satisfies Record<string, GuidePicture>;
