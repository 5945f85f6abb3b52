import { useNotify, useRefresh } from "react-admin";
import { request } from "../transport/request.ts";

/**
 * Sends changes of one company. After the server's answer the page shows the new state.
 *
 * @returns a function that throws the server's error
 */
export function useSave(companyId: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async function save<Answer>(
    method: "POST" | "PUT",
    path: string,
    body: Record<string, unknown>,
    done?: string,
  ): Promise<Answer> {
    const base = `/api/desk/companies/${encodeURIComponent(companyId)}`;
    const answer = await request<Answer>(method, base + path, body);
    refresh();
    if (done) notify(done, { type: "success" });
    return answer;
  };
}
