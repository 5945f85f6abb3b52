import { useQuery } from "@tanstack/react-query";
import type { Article } from "../../server/desk/transport/content-shapes.ts";
import type { Lead } from "../../server/desk/transport/lead-shapes.ts";
import type { Page } from "../../server/desk/transport/shapes.ts";
import { leadDisplayName } from "../leads/lead-name.ts";
import { request } from "../transport/request.ts";
import { useMay } from "../transport/rights.ts";
import { shortcutCopy as copy } from "./copy.ts";
import type { Entry } from "./use-pages.ts";

const shown = 5;
const minLetters = 2;

/** The leads and articles that the server finds, by name, number or title. */
export function useFound(search: string): { entries: Entry[]; note?: string } {
  const mayReadLeads = useMay("leads", "read");
  const mayReadArticles = useMay("articles", "read");
  const enabled = search.length >= minLetters;
  const leads = useSearch<Lead>("leads", search, enabled && mayReadLeads);
  const articles = useSearch<Article>("articles", search, enabled && mayReadArticles);
  const entries = [
    ...(leads.data?.data ?? []).map((lead) => ({
      ...{ id: lead.id, group: copy.leads, path: `/leads/${lead.id}/show` },
      name: leadDisplayName(lead),
      detail: lead.phone ?? lead.companyName ?? "",
    })),
    ...(articles.data?.data ?? []).map(({ id, title, categoryName }) => ({
      ...{ id, group: copy.articles, path: `/articles/${id}`, name: title, detail: categoryName },
    })),
  ];
  const isSearching = leads.isFetching || articles.isFetching;
  if (leads.isError || articles.isError) return { entries, note: copy.failed };
  return isSearching ? { entries, note: copy.searching } : { entries };
}

function useSearch<Item>(resource: "leads" | "articles", search: string, enabled: boolean) {
  const query = new URLSearchParams({ q: search, perPage: String(shown) });
  return useQuery({
    queryKey: ["palette", resource, search],
    queryFn: () => request<Page<Item>>("GET", `/api/desk/${resource}?${query}`),
    enabled,
  });
}
