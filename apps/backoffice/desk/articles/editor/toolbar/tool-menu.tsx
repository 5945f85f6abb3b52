import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type MouseEvent, type ReactNode, useState } from "react";
import { ToolButton } from "./tool-button.tsx";

export interface ToolMenuItem {
  label: string;
  icon?: ReactNode;
  /** Whether it applies at the cursor; undefined for an item that is never on or off. */
  isChosen?: boolean;
  /** @param button the menu's own, where an item may open a popover */
  run: (button: HTMLElement) => void;
}

/** A button of the toolbar that opens a menu. Items return the focus to the text. */
export function ToolMenu({
  label,
  isActive,
  items,
  children,
}: {
  label: string;
  isActive?: boolean;
  items: readonly ToolMenuItem[];
  children: ReactNode;
}) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        label={label}
        menu="menu"
        {...(isActive !== undefined && { isActive })}
        onPress={setButton}
      >
        {children}
      </ToolButton>
      <Menu
        open={button !== null}
        anchorEl={button}
        disableRestoreFocus
        onClose={() => {
          setButton(null);
          button?.focus();
        }}
        slotProps={{
          list: {
            "aria-label": label,
            // The second press of a double click would take the focus from the text.
            onMouseDown: (event: MouseEvent) => event.preventDefault(),
          },
        }}
      >
        {items.map(({ label: name, icon, isChosen, run }) => (
          <MenuItem
            key={name}
            selected={isChosen ?? false}
            {...(isChosen !== undefined && { role: "menuitemcheckbox", "aria-checked": isChosen })}
            onClick={() => {
              // A second click while the menu disappears would undo the first.
              if (!button) return;
              setButton(null);
              run(button);
            }}
          >
            {icon ? <ListItemIcon>{icon}</ListItemIcon> : null}
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
