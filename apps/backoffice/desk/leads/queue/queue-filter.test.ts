import { expect, it } from "vitest";
import { filterOfSearch, filterOfTab } from "./queue-filter.ts";

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
