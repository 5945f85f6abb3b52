import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { publicSettingsContext } from "./backend/.server/context.ts";
import fontUrl from "./fonts/anek-latin.woff2";
import { useAppReady } from "./rendering/app-ready.ts";
import { Shell } from "./shell/shell.tsx";
import "virtual:brand.css";
import "./app.css";

/** What every page may know of the settings; read with `usePublicSettings`. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(publicSettingsContext);
}

export function links() {
  return [
    { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
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

export default function Root() {
  useAppReady();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
