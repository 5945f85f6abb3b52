import { brand } from "@crm/brand";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { publicSettingsContext } from "./backend/.server/context.ts";
import fontUrl from "./fonts/frequent.woff2";
import rupeeUrl from "./fonts/rupee.woff2?no-inline";
import { Fault } from "./pages/fault/fault.tsx";
import { useAppReady } from "./rendering/app-ready.ts";
import { PageStyle } from "./rendering/page-style.tsx";
import { iconLinks } from "./seo/icon-links.ts";
import { Shell } from "./shell/shell.tsx";

/** The settings for every page; read with `usePublicSettings`. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(publicSettingsContext);
}

/** The settings never change while a page is open, so navigations do not reload them. */
export const shouldRevalidate = () => false;

export function links() {
  return [...[fontUrl, rupeeUrl].map(preloadFont), ...iconLinks];
}

function preloadFont(href: string) {
  return {
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.colours.paper} />
        <Meta />
        <PageStyle />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useAppReady();
  return (
    <Shell>
      <Fault error={error} />
    </Shell>
  );
}

export default function Root() {
  useAppReady();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
