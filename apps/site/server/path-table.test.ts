import { describe, expect, it } from "vitest";
import { createPathTable } from "./path-table.ts";

const paths = createPathTable([
  "/",
  "/pricing",
  "/set-up-workFlow-automation-for-woocommerce-store",
  "/filter-whatapp-audience",
  "/help-center",
  "/help-center/:slug",
  "/help-center/:slug/:articleSlug",
]);

describe("correct", () => {
  it.each([
    ["/pricing/", "/pricing"],
    ["//pricing//", "/pricing"],
    ["/Pricing", "/pricing"],
    [
      "/SET-UP-WORKFLOW-AUTOMATION-FOR-WOOCOMMERCE-STORE",
      "/set-up-workFlow-automation-for-woocommerce-store",
    ],
    [
      "/set-up-workflow-automation-for-woocommerce-store",
      "/set-up-workFlow-automation-for-woocommerce-store",
    ],
    ["/HELP-CENTER/Getting-Started", "/help-center/Getting-Started"],
    ["/Help-Center/Templates", "/help-center/templates"],
    ["/help-center/templates/Name-It/", "/help-center/templates/Name-It"],
    ["/templates", "/help-center/templates"],
    ["/Data-Management/", "/help-center/data-management"],
    ["/live-chat-and-attributes", "/help-center/live-chat-and-attributes"],
    ["//evil.test/", "/evil.test"],
    ["/unknown/", "/unknown"],
  ])("changes %s to %s", (given, right) => {
    expect(paths.correct(given)).toBe(right);
  });

  it.each([
    "/",
    "/pricing",
    "/filter-whatapp-audience",
    "/set-up-workFlow-automation-for-woocommerce-store",
    "/help-center/some-slug",
    "/unknown",
    "/Unknown",
    "/templates/more",
  ])("leaves %s alone", (path) => {
    expect(paths.correct(path)).toBeUndefined();
  });
});

describe("has", () => {
  it("is true only for the exact spelling of a page", () => {
    expect(paths.has("/pricing")).toBe(true);
    expect(paths.has("/help-center/a/b")).toBe(true);
    expect(paths.has("/Pricing")).toBe(false);
    expect(paths.has("/pricing/")).toBe(false);
    expect(paths.has("/templates")).toBe(false);
    expect(paths.has("/help-center/a/b/c")).toBe(false);
  });
});
