import { buildInlineScript } from "../../apps/site/vite/inline-script.ts";
import { inProject } from "../../scripts/process/project.ts";
import { expect, test } from "../fixtures/test.ts";

const bootScript = buildInlineScript(inProject("apps/site/app/rendering/boot-script.ts"));

/** Those of `isDiscreteEventThatRequiresHydration` in React's source that a tap or a key press causes. */
const reactEvents =
  "mousedown mouseup touchcancel touchend touchstart pointercancel pointerdown pointerup keydown keypress keyup click";

/**
 * A page with the site's boot script. Its deferred script records the clicks that reach it. The test
 * itself dispatches app:ready.
 */
const writePage = (script: string) => `<!doctype html><html><body>
<button type="button" id="open">Open</button>
<button type="submit" id="native" form="f">Send</button>
<form id="f" action="/sent" method="get"></form>
<a id="link" href="#there">There</a>
<details id="details"><summary id="more">More</summary>Text</details>
<button type="button" id="menu" popovertarget="popover">Menu</button>
<div popover id="popover">Links</div>
<button type="button" id="demo" command="show-modal" commandfor="dialog">Demo</button>
<dialog id="dialog">Fields</dialog>
<script type="text/deferred">
window.started = (window.started ?? 0) + 1;
window.clicks = [];
document.addEventListener("click", (event) => window.clicks.push(event.target.id));
window.inputs = [];
// As React does, which hydrates a page at the first of them.
for (const type of "${reactEvents}".split(" ")) {
  document.addEventListener(type, (event) => window.inputs.push(event.target.id), true);
}
</script>
<script>${script}</script></body></html>`;

test.beforeEach(async ({ page: tab, system }) => {
  const body = writePage(await bootScript);
  await tab.route(`${system.siteUrl}/early`, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  // Without idle callbacks, and the timer for pages that are never idle, only an interaction starts the scripts.
  await tab.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    const { setTimeout } = window;
    const setShortTimeout = (task: () => void, ms = 0) => (ms < 4_000 ? setTimeout(task, ms) : 0);
    Reflect.set(window, "setTimeout", setShortTimeout);
  });
  await tab.goto("/early");
});

const seen = () => Reflect.get(window, "clicks") as string[] | undefined;

test("no script starts before the first interaction", async ({ page: tab }) => {
  expect(await tab.evaluate(() => Reflect.get(window, "started"))).toBeUndefined();
  await tab.keyboard.press("Tab");
  await tab.waitForFunction(() => Reflect.get(window, "started") === 1);
});

test("the scripts start after the first tap is handled, so that what it opens does not wait for them", async ({
  page: tab,
}) => {
  await tab.locator("#popover").evaluate((popover) => {
    const isInert = () => document.querySelector("script[type='text/deferred']") !== null;
    popover.addEventListener("beforetoggle", () => Reflect.set(window, "isInert", isInert()));
  });
  await tab.locator("#menu").dispatchEvent("click");
  expect(await tab.evaluate(() => Reflect.get(window, "isInert"))).toBe(true);
  await expect(tab.locator("#popover")).toBeVisible();
  await tab.waitForFunction(() => Reflect.get(window, "started") === 1);
});

test("a click before the scripts are ready takes effect once when they are ready", async ({
  page: tab,
}) => {
  await tab.locator("#open").dispatchEvent("click");
  await tab.locator("#open").click();
  await tab.waitForFunction(() => "clicks" in window);
  expect(await tab.evaluate(seen)).toEqual([]);
  await tab.evaluate(() => document.dispatchEvent(new Event("app:ready")));
  await expect.poll(() => tab.evaluate(seen)).toEqual(["open"]);
  await tab.locator("#open").click();
  expect(await tab.evaluate(seen)).toEqual(["open", "open"]);
  expect(await tab.evaluate(() => Reflect.get(window, "started"))).toBe(1);
});

test("what opens natively opens before the scripts are ready, and they don't see the taps and keys", async ({
  page: tab,
}) => {
  const controls = ["more", "menu", "demo", "open"];
  const inputs = async () => {
    const seen = new Set(await tab.evaluate(() => Reflect.get(window, "inputs") as string[]));
    return [...seen].filter((id) => controls.includes(id));
  };
  await tab.keyboard.press("Tab");
  await tab.waitForFunction(() => "inputs" in window);
  await tab.locator("#more").click();
  await expect(tab.getByText("Text")).toBeVisible();
  await tab.locator("#menu").press("Enter");
  await expect(tab.getByText("Links")).toBeVisible();
  await tab.keyboard.press("Escape");
  await tab.locator("#demo").click();
  await expect(tab.getByText("Fields")).toBeVisible();
  await tab.keyboard.press("Escape");
  await tab.locator("#open").click();
  expect(await inputs()).toEqual(["open"]);

  await tab.evaluate(() => document.dispatchEvent(new Event("app:ready")));
  await tab.locator("#more").click();
  await tab.locator("#menu").press("Enter");
  expect(await inputs()).toEqual(["open", "more", "menu"]);
});

test("a button that the browser does not open by itself is opened when the scripts are ready", async ({
  page: tab,
}) => {
  // As in a browser without commands; afterwards Chromium opens what the repeated click is for.
  await tab.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  });
  await tab.goto("/early");
  await tab.locator("#demo").click();
  await tab.waitForFunction(() => "clicks" in window);
  await expect(tab.getByText("Fields")).toBeHidden();
  await tab.evaluate(() => document.dispatchEvent(new Event("app:ready")));
  await expect(tab.getByText("Fields")).toBeVisible();
});

test("links and forms work before the scripts are ready", async ({ page: tab, system }) => {
  await tab.locator("#link").click();
  await expect(tab).toHaveURL(/#there$/);
  await tab.route(`${system.siteUrl}/sent?`, (route) => route.fulfill({ body: "sent" }));
  await tab.locator("#native").click();
  await expect(tab).toHaveURL(/\/sent\?$/);
});

test("an early click also reaches a component that React hydrates later", async ({ page: tab }) => {
  await tab.goto("/blog/the-first-two-lines");
  const more = tab.getByRole("region", { name: "More articles" });
  await more.getByRole("button", { name: /^Next/ }).click();
  await expect
    .poll(() => more.getByRole("list").evaluate((list) => list.scrollLeft))
    .toBeGreaterThan(100);
});
