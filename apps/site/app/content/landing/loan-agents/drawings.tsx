import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { FileList } from "./file-list.tsx";
import { LoanFile } from "./loan-file.tsx";

export const drawings = {
  hero: LoanFile,
  files: FileList,
} satisfies LandingDrawings<typeof copy>;
