import { expect, it } from "vitest";
import { prepareBody } from "./prepare-body.ts";

it("adds an escaped, labelled link beside each heading", () => {
  const { html } = prepareBody(
    '<h2>Say "no" & <b>mean</b> it</h2><p>x</p><h3>संपर्क</h3><h4>Small</h4>',
    "https://desk.example/",
  );
  expect(html).toBe(
    '<div class="linked-heading"><h2 id="h-say-no-mean-it">Say "no" &amp; <b>mean</b> it</h2>' +
      '<a class="heading-link" href="#h-say-no-mean-it" aria-label="Copy the link to: Say &quot;no&quot; &amp; mean it"></a></div>' +
      '<p>x</p><div class="linked-heading"><h3 id="h-संपर्क">संपर्क</h3>' +
      '<a class="heading-link" href="#h-संपर्क" aria-label="Copy the link to: संपर्क"></a></div><h4>Small</h4>',
  );
});
