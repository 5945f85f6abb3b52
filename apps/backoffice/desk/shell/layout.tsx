import { brand } from "@crm/brand";
import AccountIcon from "@mui/icons-material/AccountCircleOutlined";
import MailIcon from "@mui/icons-material/EmailOutlined";
import KeyIcon from "@mui/icons-material/KeyOutlined";
import SignOutIcon from "@mui/icons-material/PowerSettingsNew";
import Box from "@mui/material/Box";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { memo, type ReactNode, useState } from "react";
import {
  AppBar,
  type AppBarProps,
  Layout,
  LoadingIndicator,
  Menu,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLogout,
  useUserMenu,
} from "react-admin";
import { Link } from "react-router";
import { NewLeads } from "../live/new-leads.tsx";
import { NotificationItem } from "../live/notification-item.tsx";
import { mondayMailCopy } from "../monday-mail/copy.ts";
import { DeskShortcuts } from "../shortcuts/desk-shortcuts.tsx";
import { ThemeItems } from "../theme/theme-items.tsx";
import { useMay } from "../transport/rights.ts";
import { BrandMark } from "./brand-mark.tsx";
import { accountCopy as copy, passwordCopy } from "./copy.ts";
import { RequireOwnPassword } from "./own-password-page.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { ScrollPosition } from "./scroll-position.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { TabTitle } from "./tab-title.tsx";
import { useNotifyFailure } from "./use-notify-failure.ts";

/** Its items follow the address by themselves, so the page around them need not render them again. */
const DeskMenu = memo(Menu);

/** The bar with the mark and the account, the menu, and the page between. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const mayReadLeads = useMay("leads", "read");
  return (
    <RequireOwnPassword>
      <Layout appBar={DeskBar} menu={DeskMenu} appBarAlwaysOn>
        <Box sx={{ paddingTop: 2, paddingBottom: 6, minWidth: 0 }}>
          <ScrollPosition />
          <SignInAgain />
          {mayReadLeads ? <NewLeads /> : null}
          {children}
        </Box>
      </Layout>
    </RequireOwnPassword>
  );
}

function DeskBar(props: AppBarProps) {
  const [changing, setChanging] = useState(false);
  const { identity } = useGetIdentity();
  return (
    <>
      <AppBar
        {...props}
        color="inherit"
        toolbar={
          <>
            <DeskShortcuts />
            <LoadingIndicator />
          </>
        }
        userMenu={
          <UserMenu label={copy.open(identity?.fullName ?? "")}>
            <AccountItem />
            <NotificationItem />
            <PasswordItem onOpen={() => setChanging(true)} />
            <MondayMailItem />
            <ThemeItems />
            <SignOutItem />
          </UserMenu>
        }
      >
        <BrandMark size={26} />
        <Typography
          sx={{ fontWeight: 650, marginInline: 0.5, display: { xs: "none", sm: "block" } }}
        >
          {brand.product.name}
        </Typography>
        <TitlePortal
          component="h1"
          variant="body1"
          sx={{
            ...{ color: "text.secondary", minWidth: 0, marginLeft: 0.5 },
            // As a block inside the line it would be cut off without an ellipsis.
            "& .RaConfigurable-root": { display: "inline" },
          }}
        />
      </AppBar>
      <TabTitle />
      <PasswordDialog open={changing} onClose={() => setChanging(false)} />
    </>
  );
}

function AccountItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{copy.page}</ListItemText>
    </MenuItem>
  );
}

function PasswordItem({ onOpen }: { onOpen: () => void }) {
  const menu = useUserMenu();
  return (
    <MenuItem
      onClick={() => {
        menu?.onClose();
        onOpen();
      }}
    >
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{passwordCopy.open}</ListItemText>
    </MenuItem>
  );
}

function MondayMailItem() {
  const menu = useUserMenu();
  const mayReadReports = useMay("reports", "read");
  if (!mayReadReports) return null;
  return (
    <MenuItem component={Link} to="/monday-mail" onClick={menu?.onClose}>
      <ListItemIcon>
        <MailIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{mondayMailCopy.open}</ListItemText>
    </MenuItem>
  );
}

function SignOutItem() {
  const menu = useUserMenu();
  const signOut = useLogout();
  const notifyFailure = useNotifyFailure();
  return (
    <MenuItem
      onClick={() => {
        menu?.onClose();
        signOut(undefined, undefined, false).catch((error: unknown) =>
          notifyFailure(error, copy.signOutFailed),
        );
      }}
    >
      <ListItemIcon>
        <SignOutIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{copy.signOut}</ListItemText>
    </MenuItem>
  );
}
