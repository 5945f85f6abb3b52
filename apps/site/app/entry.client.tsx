import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { interceptBackNavigation } from "./dialogs/dialog-history.ts";
import { openChosenPage } from "./rendering/open-chosen-page.ts";

interceptBackNavigation();
openChosenPage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
