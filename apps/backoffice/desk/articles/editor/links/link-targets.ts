import { createHeadingIds } from "@crm/server-kit/article-headings";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import type {
  LinkTarget,
  LinkTargetDetail,
  LinkTargets,
} from "../../../../server/desk/transport/content-shapes.ts";
import { request } from "../../../transport/request.ts";
import { editorCopy as copy } from "../../copy.ts";

/** A page that the dialog offers; the article itself has no path. */
export type Target = Omit<LinkTarget, "kind"> & { kind: LinkTarget["kind"] | "here" };

export type Heading = LinkTargetDetail["headings"][number];

/** The article that is being written: links to its own headings. */
export const thisArticle: Target = {
  kind: "here",
  path: "",
  title: copy.linkHere,
  status: null,
};

/** The pages whose title contains the typed words. */
export function useLinkTargets(search: string) {
  const { data, isFetching, isError } = useQuery({
    queryKey: ["link-targets", search],
    queryFn: () =>
      request<LinkTargets>("GET", `/api/desk/linkTargets?${new URLSearchParams({ q: search })}`),
    placeholderData: (previous) => previous,
  });
  // Until the answer arrives, the one before is shown, as far as it matches.
  const words = search.toLowerCase().split(/\s+/);
  const found: Target[] = (data?.data ?? [])
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted(byKind);
  const note = isError ? copy.linkFailed : data?.lacksPages ? copy.linkLacksPages : undefined;
  return { found, isFetching, note };
}

const kinds: readonly Target["kind"][] = ["help", "blog", "tutorial", "page"];

/** The list has one group for each kind. */
function byKind(one: Target, other: Target): number {
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
}

/** The page that an address of the site belongs to, with its headings. */
export function useLinkTarget(href: string | undefined) {
  const { data } = useQuery({
    queryKey: ["link-target", href],
    queryFn: () =>
      request<LinkTargetDetail>(
        "GET",
        `/api/desk/linkTargets/one?${new URLSearchParams({ href: href ?? "" })}`,
      ),
    enabled: Boolean(href),
    retry: false,
  });
  return data;
}

/** The headings of the text that is being written, with the ids that the site will give them. */
export function listOwnHeadings(editor: Editor): Heading[] {
  const makeId = createHeadingIds();
  const headings: Heading[] = [];
  editor.state.doc.descendants(({ type, attrs, textContent }) => {
    if (type.name !== "heading" || attrs.level > 3) return;
    const text = textContent.trim();
    if (text) headings.push({ id: makeId(text), text });
  });
  return headings;
}
