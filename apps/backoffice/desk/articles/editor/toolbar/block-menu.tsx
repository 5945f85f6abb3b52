import BlockIcon from "@mui/icons-material/AddBoxOutlined";
import CodeIcon from "@mui/icons-material/DataObject";
import LineIcon from "@mui/icons-material/HorizontalRule";
import NoteIcon from "@mui/icons-material/InfoOutlined";
import TipIcon from "@mui/icons-material/LightbulbOutlined";
import StepsIcon from "@mui/icons-material/LinearScale";
import FaqIcon from "@mui/icons-material/QuizOutlined";
import WarningIcon from "@mui/icons-material/WarningAmber";
import { useEditorState } from "@tiptap/react";
import { editorCopy as copy } from "../../copy.ts";
import {
  type CalloutKind,
  calloutKinds,
  findCalloutKind,
  toggleCallout,
} from "../blocks/callout.ts";
import { descriptionNames } from "../blocks/description-keys.ts";
import { insertFaq } from "../blocks/description-list.ts";
import { isInSteps, toggleSteps } from "../blocks/steps.ts";
import { ToolMenu, type ToolMenuItem } from "./tool-menu.tsx";
import { useToolEditor } from "./use-editor.ts";

const calloutIcons: Record<CalloutKind, ToolMenuItem["icon"]> = {
  note: <NoteIcon fontSize="small" />,
  tip: <TipIcon fontSize="small" />,
  warning: <WarningIcon fontSize="small" />,
};

/** Boxes, steps, code, questions and answers, and a line. */
export function BlockMenu() {
  const editor = useToolEditor();
  const { kind, steps, code, faq } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      kind: findCalloutKind(current),
      steps: isInSteps(current),
      code: current.isActive("codeBlock"),
      faq: current.isActive(descriptionNames.list),
    }),
  });
  const items: ToolMenuItem[] = [
    ...calloutKinds.map((name) => ({
      label: copy.callouts[name],
      icon: calloutIcons[name],
      isChosen: kind === name,
      run: () => toggleCallout(editor, name),
    })),
    {
      label: copy.steps,
      icon: <StepsIcon fontSize="small" />,
      isChosen: steps,
      run: () => toggleSteps(editor),
    },
    {
      label: copy.codeBlock,
      icon: <CodeIcon fontSize="small" />,
      isChosen: code,
      run: () => editor.chain().focus().toggleCodeBlock().run(),
    },
    faq
      ? {
          label: copy.faqRemove,
          icon: <FaqIcon fontSize="small" />,
          run: () => editor.chain().focus().deleteNode(descriptionNames.list).run(),
        }
      : {
          label: copy.faq,
          icon: <FaqIcon fontSize="small" />,
          run: () => insertFaq(editor),
        },
    {
      label: copy.line,
      icon: <LineIcon fontSize="small" />,
      run: () => editor.chain().focus().setHorizontalRule().run(),
    },
  ];
  return (
    <ToolMenu
      label={copy.blocks}
      isActive={kind !== undefined || steps || code || faq}
      items={items}
    >
      <BlockIcon fontSize="inherit" />
    </ToolMenu>
  );
}
