import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Finding } from "../../../server/articles/publish-check/finding.ts";
import type { PublishCheckAnswer } from "../../../server/desk/transport/content-shapes.ts";
import { requestQuietly } from "../../transport/request.ts";
import { createChecker } from "./create-checker.ts";

export interface Findings {
  /** Undefined until the first answer. */
  findings: Finding[] | undefined;
  /** The fields' values that were checked. */
  checked: Record<string, unknown>;
  hasFailed: boolean;
}

export const noAnswer = { findings: undefined, checked: {} };

/**
 * What the server finds in the form's fields, again after each pause in typing. It follows the form
 * without `useWatch`, which would render the findings again with every key.
 *
 * @param id of the article, whose own address is not taken
 */
export function useFindings(id: string): Findings {
  const { getValues, subscribe } = useFormContext();
  const [{ findings, checked }, setAnswer] = useState<Omit<Findings, "hasFailed">>(noAnswer);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const checker = createChecker<PublishCheckAnswer>({
      send: (values) => requestQuietly("POST", "/api/desk/articles/publish-check", values),
      onAnswer: ({ data }, values) => {
        setAnswer({ findings: data, checked: values });
        setFailed(false);
      },
      onFailure: () => setFailed(true),
    });
    const follow = () => checker.change({ ...getValues(), id });
    follow();
    const unsubscribe = subscribe({ formState: { values: true }, callback: follow });
    return () => {
      unsubscribe();
      checker.stop();
    };
  }, [getValues, subscribe, id]);
  return { findings, checked, hasFailed };
}
