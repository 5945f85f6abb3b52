import { useQuery } from "@tanstack/react-query";
import type { LeadCounts, LeadOptions } from "../../../server/desk/transport/lead-shapes.ts";
import { request } from "../../transport/request.ts";

const noOptions: LeadOptions = { owners: [], origins: [], isByTurn: false };

/** Who may own leads, and what else rows and filters offer. React-admin's refresh loads it again. */
export function useLeadOptions(): LeadOptions & { isLoaded: boolean; error: Error | null } {
  const {
    data = noOptions,
    isSuccess,
    isLoadingError,
    error,
  } = useQuery({
    queryKey: ["leads", "options"],
    queryFn: () => request<LeadOptions>("GET", "/api/desk/leads/options"),
  });
  // Options that are shown stay when a later request fails.
  return { ...data, isLoaded: isSuccess, error: isLoadingError ? error : null };
}

/** How many leads each view contains; undefined until it is loaded. */
export function useLeadCounts(): LeadCounts | undefined {
  const { data } = useQuery({
    queryKey: ["leads", "counts"],
    queryFn: () => request<LeadCounts>("GET", "/api/desk/leads/counts"),
  });
  return data;
}
