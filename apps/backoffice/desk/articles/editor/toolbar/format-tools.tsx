import type { SvgIconComponent } from "@mui/icons-material/";
import CodeIcon from "@mui/icons-material/Code";
import BoldIcon from "@mui/icons-material/FormatBold";
import ClearIcon from "@mui/icons-material/FormatClear";
import ItalicIcon from "@mui/icons-material/FormatItalic";
import BulletsIcon from "@mui/icons-material/FormatListBulleted";
import NumbersIcon from "@mui/icons-material/FormatListNumbered";
import QuoteIcon from "@mui/icons-material/FormatQuote";
import UnderlineIcon from "@mui/icons-material/FormatUnderlined";
import StrikeIcon from "@mui/icons-material/StrikethroughS";
import { type ChainedCommands, useEditorState } from "@tiptap/react";
import { editorCopy as copy } from "../../copy.ts";
import { ToolButton } from "./tool-button.tsx";
import { useToolEditor } from "./use-editor.ts";

interface Tool {
  /** The name of the mark or node that it sets. */
  name: string;
  label: string;
  keys?: string;
  Icon: SvgIconComponent;
  set: (chain: ChainedCommands) => ChainedCommands;
}

const marks: readonly Tool[] = [
  { name: "bold", label: copy.bold, keys: "Ctrl+B", Icon: BoldIcon, set: (c) => c.toggleBold() },
  {
    name: "italic",
    label: copy.italic,
    keys: "Ctrl+I",
    Icon: ItalicIcon,
    set: (c) => c.toggleItalic(),
  },
  {
    name: "underline",
    label: copy.underline,
    keys: "Ctrl+U",
    Icon: UnderlineIcon,
    set: (c) => c.toggleUnderline(),
  },
  { name: "strike", label: copy.strike, Icon: StrikeIcon, set: (c) => c.toggleStrike() },
  { name: "code", label: copy.code, keys: "Ctrl+E", Icon: CodeIcon, set: (c) => c.toggleCode() },
];

const lists: readonly Tool[] = [
  {
    name: "bulletList",
    label: copy.bullets,
    Icon: BulletsIcon,
    set: (c) => c.toggleBulletList(),
  },
  {
    name: "orderedList",
    label: copy.numbers,
    Icon: NumbersIcon,
    set: (c) => c.toggleOrderedList(),
  },
  { name: "blockquote", label: copy.quote, Icon: QuoteIcon, set: (c) => c.toggleBlockquote() },
];

/** Bold, italic and the like, and the button that removes them. */
export function FormatTools() {
  const editor = useToolEditor();
  return (
    <>
      <Tools tools={marks} />
      <ToolButton label={copy.clear} onPress={() => editor.chain().focus().unsetAllMarks().run()}>
        <ClearIcon fontSize="inherit" />
      </ToolButton>
    </>
  );
}

export function ListTools() {
  return <Tools tools={lists} />;
}

function Tools({ tools }: { tools: readonly Tool[] }) {
  const editor = useToolEditor();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
  });
  return tools.map(({ name, label, keys, Icon, set }) => (
    <ToolButton
      key={name}
      label={label}
      {...(keys && { keys })}
      isActive={active.includes(name)}
      onPress={() => set(editor.chain().focus()).run()}
    >
      <Icon fontSize="inherit" />
    </ToolButton>
  ));
}
