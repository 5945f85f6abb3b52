import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-admin";

/** One figure with its name; a figure that counts rows opens them. */
export interface ShownFigure {
  name: string;
  value: string;
  /** The address of the rows. */
  link?: string;
  help?: string;
}

/** Figures side by side; their values are in one line, however long their names are. */
export function Figures({ figures }: { figures: readonly ShownFigure[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
        columnGap: 2,
        margin: 0,
        marginBottom: -2,
      }}
    >
      {figures.map(({ name, value, link, help }) => (
        <Box
          key={name}
          sx={{ display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid", paddingBottom: 2 }}
        >
          <Typography component="dt" sx={{ color: "text.secondary" }}>
            {name}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ margin: 0 }}>
            {link ? (
              <Link to={link} aria-label={`${name}: ${value}`} sx={figureLinkSx}>
                {value}
              </Link>
            ) : (
              value
            )}
          </Typography>
          {help ? (
            <Typography component="dd" variant="body2" sx={{ margin: 0, color: "text.secondary" }}>
              {help}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

/** Large enough for a thumb. */
const figureLinkSx = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  minWidth: 44,
  textDecoration: "underline",
} as const;
