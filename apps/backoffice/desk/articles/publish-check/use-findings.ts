import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Finding } from "../../../server/articles/publish-check/finding.ts";
import type { PublishCheckAnswer } from "../../../server/desk/transport/content-shapes.ts";
import { requestQuietly } from "../../transport/request.ts";

/** How long an editor pauses before the text is checked. Milliseconds. */
const pauseMs = 800;

/** What the server finds in the form's fields, again after each pause in typing. */
export function useFindings(): { findings: Finding[] | undefined; hasFailed: boolean } {
  const values = JSON.stringify(useWatch());
  const [findings, setFindings] = useState<Finding[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const path = "/api/desk/articles/publish-check";
        const { data } = await requestQuietly<PublishCheckAnswer>("POST", path, JSON.parse(values));
        if (!isCurrent) return;
        setFindings(data);
        setFailed(false);
      } catch {
        if (isCurrent) setFailed(true);
      }
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [values]);
  return { findings, hasFailed };
}
