import type { Module } from "@crm/drawings/kit/app-window";
import type { ReactNode } from "react";

/** The name of a spot that a tutorial may mark with a ring; each picture has its own names. */
interface Spotted {
  spot?: string;
}

export interface ButtonPart extends Spotted {
  label: string;
  tone?: "go" | "quiet";
}

export interface FieldPart extends Spotted {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** The cursor is in it. */
  focus?: boolean;
  /** One value is chosen from a list. */
  select?: boolean;
  /** The action at its right end, e.g. "Copy". */
  action?: string;
}

/** One row or element of a drawn form or list. */
export type Part =
  | ({ kind: "field" } & FieldPart)
  | { kind: "pair"; fields: readonly [FieldPart, FieldPart] }
  | ({ kind: "toggle"; label: string; detail?: string; on: boolean } & Spotted)
  | ({ kind: "check"; label: string; detail?: string; on: boolean } & Spotted)
  | ({ kind: "chips"; label: string; chips: readonly string[]; hint?: string } & Spotted)
  | ({
      kind: "choice";
      label?: string;
      options: readonly { label: string; detail?: string }[];
      chosen: number;
    } & Spotted)
  | { kind: "buttons"; buttons: readonly ButtonPart[] }
  | ({ kind: "note"; text: ReactNode; tone?: "leaf" | "gold" | "clay" } & Spotted)
  | ({ kind: "facts"; facts: readonly (readonly [string, ReactNode])[] } & Spotted)
  | ({ kind: "drop"; text: string; detail: string; button: string } & Spotted)
  | { kind: "title"; text: string; aside?: ReactNode }
  | { kind: "way"; steps: readonly string[]; at: number }
  | { kind: "files"; files: readonly FilePart[] }
  | ({ kind: "code"; lines: readonly string[]; title?: string } & Spotted)
  | TablePart;

export interface FilePart extends Spotted {
  name: string;
  detail: string;
  picture?: ReactNode;
}

export interface TablePart {
  kind: "table";
  /** Two to four columns; of four, a narrow picture shows the first and the last. */
  head: readonly string[];
  rows: readonly ({ cells: readonly ReactNode[]; chosen?: boolean } & Spotted)[];
}

/** A conversation beside the form. */
export interface Conversation {
  name: string;
  detail: string;
  spot?: string;
  lines: readonly {
    from: "them" | "us";
    text: ReactNode;
    time: string;
    replies?: readonly string[];
  }[];
}

/** A window over the screen. */
export interface Overlay {
  title: string;
  parts: readonly Part[];
  buttons: readonly ButtonPart[];
}

/** A link at the left of a screen that opens another screen. */
export interface Place extends Spotted {
  label: string;
  open?: boolean;
}

/** A tutorial's picture as data: the frame, its content, and the spots that can have a ring. */
export interface GuidePicture {
  /** The product's window with or without its modules at the left, or a page in a browser. */
  frame: { kind: "app"; module?: Module } | { kind: "browser"; address: string };
  title: string;
  buttons?: readonly ButtonPart[];
  places?: readonly Place[];
  parts: readonly Part[];
  conversation?: Conversation;
  overlay?: Overlay;
}
