import { createContext, type ReactNode, use } from "react";
import { useWatch } from "react-hook-form";
import { useEditing } from "../editing/editing-context.ts";
import { type Findings, noAnswer, useFindings } from "./use-findings.ts";

export const FindingsContext = createContext<Findings>({ ...noAnswer, hasFailed: false });

/** Checks the article once for all places that show what was found. */
export function CheckedForm({ children }: { children: ReactNode }) {
  const { id } = useEditing();
  return <FindingsContext value={useFindings(id)}>{children}</FindingsContext>;
}

/** What is wrong with the value of a field, to be shown beside it; nothing about one that was not checked. */
export function useFieldFinding(field: string): string | undefined {
  const { findings = [], checked } = use(FindingsContext);
  const value: unknown = useWatch({ name: field });
  const found = findings.find(({ place }) => "field" in place && place.field === field);
  return value && value === checked[field] ? found?.message : undefined;
}
