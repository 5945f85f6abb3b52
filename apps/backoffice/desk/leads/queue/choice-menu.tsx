import ArrowIcon from "@mui/icons-material/ArrowDropDown";
import Button, { type ButtonProps } from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";

export interface Choice {
  label: string;
  isCurrent?: boolean;
  choose: () => void;
}

/** A button with the current value that opens a menu of other ones. */
export function ChoiceMenu({
  children,
  label,
  choices,
  isBusy = false,
  ...button
}: {
  children: ReactNode;
  /** The accessible name of the button. */
  label?: string;
  choices: Choice[];
  /** While a choice is saved. The button keeps the focus, which a disabled one would lose. */
  isBusy?: boolean;
} & Pick<ButtonProps, "disabled" | "sx" | "size">) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...button}
        {...(label && { "aria-label": label })}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={isBusy}
        onClick={({ currentTarget }) => {
          if (!isBusy) setAnchor(currentTarget);
        }}
        endIcon={<ArrowIcon />}
      >
        {children}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ label: text, isCurrent = false, choose }) => (
          <MenuItem
            key={text}
            selected={isCurrent}
            onClick={() => {
              setAnchor(null);
              if (!isCurrent) choose();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
