import { expect, it } from "vitest";
import { filterOfDay, filterOfSearch, filterOfTab, withoutFilters } from "./queue-filter.ts";

it("keeps the chosen owner in the other tabs, but not among one's own leads", () => {
  const filter = { view: "waiting", owner: "asha", status: "new", q: "silk" };
  expect(filterOfTab("follow-ups", filter)).toEqual({ view: "follow-ups", owner: "asha" });
  expect(filterOfTab("mine", filter)).toEqual({ view: "mine" });
  expect(filterOfTab("all", { view: "mine" })).toEqual({ view: "all" });
});

it("searches in all leads, and goes back to the view that was open before", () => {
  const first = filterOfSearch({ view: "waiting", owner: "asha" }, "sil");
  expect(first).toEqual({ view: "all", owner: "asha", q: "sil", viewBefore: "waiting" });
  const longer = filterOfSearch(first, "silk");
  expect(longer).toEqual({ view: "all", owner: "asha", q: "silk", viewBefore: "waiting" });
  expect(filterOfSearch(longer, "")).toEqual({ view: "waiting", owner: "asha" });
});

it("stays in the view of a link that has searched from the beginning", () => {
  expect(filterOfSearch({ view: "all", q: "silk" }, "")).toEqual({ view: "all" });
  expect(filterOfSearch({ view: "mine", q: "silk" }, "silks")).toEqual({ view: "all", q: "silks" });
});

it("stays in all leads when a day was chosen during a search", () => {
  const searched = { view: "all", q: "silk", viewBefore: "waiting" };
  const withDay = filterOfDay(searched, "from", "2026-11-01");
  expect(withDay).toEqual({ view: "all", q: "silk", from: "2026-11-01" });
  expect(filterOfSearch(withDay, "")).toEqual({ view: "all", from: "2026-11-01" });
});

it("goes back to the view before a search when the filters are cleared", () => {
  const filter = { view: "all", q: "silk", viewBefore: "waiting", owner: "asha" };
  expect(withoutFilters(filter)).toEqual({ view: "waiting" });
  expect(withoutFilters({ view: "mine", kind: "demo" })).toEqual({ view: "mine" });
});
