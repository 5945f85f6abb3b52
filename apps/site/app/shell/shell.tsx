import { type ReactNode, useEffect } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";
import { DialogForms } from "../dialogs/dialog-forms.tsx";
import { followDialogs } from "../dialogs/dialog-history.ts";
import { followDisplayOnlyForms } from "../dialogs/display-only-forms.ts";
import { helpOlderBrowsers } from "../dialogs/older-browsers.ts";
import { replaceDialogs } from "../dialogs/replace-dialogs.ts";
import { playVideosInDialogs } from "../dialogs/video/play-videos.ts";
import { followServerLinks } from "../navigation/follow-server-links.ts";
import { type PublicSettings, PublicSettingsContext } from "../public-settings.ts";
import { FrameHtml } from "../rendering/frame-html.tsx";
import FrameBottom from "./frame-bottom.ssr.tsx";
import FrameTop from "./frame-top.ssr.tsx";
import { Main } from "./main.tsx";
import { followMenus } from "./menus.ts";

/**
 * The frame of every page: header, footer, the bar of small screens and the dialogs. It is HTML of
 * the server, which the listeners here make interactive.
 */
export function Shell({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const settings = useRouteLoaderData<PublicSettings>("root");
  useEffect(followDialogs, []);
  useEffect(replaceDialogs, []);
  useEffect(helpOlderBrowsers, []);
  useEffect(followDisplayOnlyForms, []);
  useEffect(playVideosInDialogs, []);
  useEffect(followMenus, []);
  useEffect(() => followServerLinks(navigate), [navigate]);
  return (
    <PublicSettingsContext value={settings}>
      <FrameHtml name="top">
        <FrameTop />
      </FrameHtml>
      <Main>{children}</Main>
      <FrameHtml name="bottom">
        <FrameBottom />
      </FrameHtml>
      <DialogForms />
    </PublicSettingsContext>
  );
}
