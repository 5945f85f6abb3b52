import "@fontsource-variable/anek-latin/wdth.css";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Desk } from "./desk.tsx";
import { pageNonce } from "./shell/nonce.ts";
import { reloadAfterUpdate } from "./shell/reload-after-update.ts";
import { SetPasswordPage } from "./shell/set-password-page.tsx";

reloadAfterUpdate();

// Without the page's nonce, its content security policy would block all styles added at run time.
const styles = createCache({ key: "css", prepend: true, nonce: pageNonce });

const router = createBrowserRouter(
  [
    // Outside the desk, because whoever opens it is not signed in yet.
    { path: "/set-password", element: <SetPasswordPage /> },
    { path: "*", element: <Desk /> },
  ],
  { basename: "/admin" },
);

const place = document.getElementById("desk");
if (!place) throw new Error("The page lacks its #desk element");
createRoot(place).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
