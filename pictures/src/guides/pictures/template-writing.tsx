import { template } from "@crm/drawings/data/template";
import { formatCount } from "@crm/whatsapp/counts";
import { templateLimits, templateName } from "@crm/whatsapp/templates";
import type { GuidePicture } from "../guide-picture.ts";
import { PictureMessage } from "./picture-message.tsx";
import { templateEditor, templatePreview, writeTemplateText } from "./template-editor.tsx";

export const templateWritingPictures = {
  templateBasics: {
    ...templateEditor,
    parts: [
      {
        kind: "pair",
        fields: [
          { label: "Name", value: template.name, hint: templateName.rule, spot: "name" },
          { label: "Label", value: "orders", hint: "For your own use", spot: "label" },
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
          { label: "Draft", value: "Saved just now", spot: "draft" },
        ],
      },
    ],
  },
  templateText: {
    ...templateEditor,
    parts: [
      {
        kind: "field",
        label: "Format text",
        value: writeTemplateText(false),
        hint: `${template.text.length} / ${formatCount(templateLimits.textLength)}`,
        focus: true,
        spot: "text",
      },
      {
        kind: "field",
        label: "Sample values",
        spot: "samples",
        value: template.samples.map((sample, i) => (
          <span key={sample} className="me-4 whitespace-nowrap">
            <span className="me-1.5 font-semibold text-amber">{`{{${i + 1}}}`}</span>
            {sample}
          </span>
        )),
      },
    ],
    conversation: templatePreview,
  },
  templateMedia: {
    ...templateEditor,
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
    conversation: {
      ...templatePreview,
      lines: [
        {
          from: "them",
          text: <PictureMessage>Namaste Meera, the new season's uniforms are in.</PictureMessage>,
          time: "18:05",
        },
      ],
    },
  },
  templateFormat: {
    ...templateEditor,
    parts: [
      {
        kind: "field",
        label: "Format text",
        focus: true,
        spot: "text",
        value:
          "*School starts on 9 June.* Order before _20 May_ and pay ~₹450~ ₹395 a shirt. Your code: ```KESAR20```",
        hint: "Customers see the formatting, not the marks",
      },
      { kind: "note", text: "No double spaces, no space at the end.", spot: "spaces" },
    ],
    conversation: {
      ...templatePreview,
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
} satisfies Record<string, GuidePicture>;
