import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import LightIcon from "@mui/icons-material/LightModeOutlined";
import SystemIcon from "@mui/icons-material/SettingsBrightnessOutlined";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import { useRemoveFromStore, useStore, useUserMenu } from "react-admin";
import { themeCopy as copy } from "../shell/copy.ts";

const choices = [
  { name: "system", label: copy.system, Icon: SystemIcon },
  { name: "light", label: copy.light, Icon: LightIcon },
  { name: "dark", label: copy.dark, Icon: DarkIcon },
] as const;

/** The choice between the system's theme, the light and the dark one, in the account's menu. */
export function ThemeItems() {
  const menu = useUserMenu();
  // react-admin reads the theme from here; without a value it follows the system.
  const [chosen, choose] = useStore<"light" | "dark" | undefined>("theme");
  const followSystem = useRemoveFromStore();
  return choices.map(({ name, label, Icon }) => (
    <MenuItem
      key={name}
      role="menuitemradio"
      aria-checked={name === (chosen ?? "system")}
      selected={name === (chosen ?? "system")}
      onClick={() => {
        if (name === "system") followSystem("theme");
        else choose(name);
        menu?.onClose();
      }}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  ));
}
