import DragIcon from "@mui/icons-material/DragIndicator";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { DragEvent } from "react";
import { Link } from "react-router";
import type { ListedArticle } from "../../server/desk/transport/content-shapes.ts";
import { ArticleStatusBadge } from "../articles/article-status.tsx";
import { listChoices } from "../articles/copy.ts";
import { type Move, MoveButtons, type Step } from "../shell/move-buttons.tsx";
import { categoryCopy as copy } from "./copy.ts";
import { rowSx } from "./row-styles.ts";

/** An article in one of its category's lists. */
export function ArticleRow({
  article: { id, title, status },
  list,
  isDragged,
  canMove,
  focusOn,
  onStep,
  onChoose,
  onDragStart,
  onDragEnd,
  onDrop,
}: {
  article: ListedArticle;
  list: string;
  isDragged: boolean;
  canMove: { up: boolean; down: boolean };
  focusOn: Move | undefined;
  onStep: (step: Step) => void;
  onChoose: (list: string) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
}) {
  return (
    <Box
      component="li"
      draggable
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDrop={onDrop}
      sx={{ ...rowSx, flexWrap: { xs: "wrap", sm: "nowrap" }, opacity: isDragged ? 0.5 : 1 }}
    >
      <DragIcon
        fontSize="small"
        sx={{ color: "text.secondary", cursor: "grab", display: { xs: "none", sm: "block" } }}
      />
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Typography
          component={Link}
          to={`/articles/${id}`}
          sx={{ color: "inherit", overflowWrap: "anywhere" }}
        >
          {title}
        </Typography>{" "}
        {status === "published" ? null : <ArticleStatusBadge status={status} />}
      </Box>
      <TextField
        select
        margin="none"
        size="small"
        fullWidth={false}
        value={list}
        onChange={(event) => onChoose(event.target.value)}
        slotProps={{ htmlInput: { "aria-label": copy.choose(title) } }}
        sx={{ width: 165, flexShrink: 0 }}
      >
        {listChoices.map(({ id: name, name: label }) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <MoveButtons
        names={{ up: copy.up(title), down: copy.down(title) }}
        canMove={canMove}
        focusOn={focusOn}
        onMove={onStep}
      />
    </Box>
  );
}
