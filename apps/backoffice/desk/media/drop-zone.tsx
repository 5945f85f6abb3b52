import Box from "@mui/material/Box";
import { type DragEvent, type ReactNode, useState } from "react";
import { mediaCopy as copy } from "./copy.ts";

/** Takes files that are dropped anywhere on its content. */
export function DropZone({
  onDrop,
  children,
}: {
  onDrop: (files: File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    // Otherwise the browser opens the file.
    event.preventDefault();
    setOver(true);
  }

  function leave(event: DragEvent<HTMLElement>) {
    const isInside = event.currentTarget.contains(event.relatedTarget as Node | null);
    if (!isInside) setOver(false);
  }

  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  }

  return (
    <Box
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
      sx={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        gap: 2,
        minHeight: 320,
      }}
    >
      {children}
      {isOver ? <DropHint /> : null}
    </Box>
  );
}

function DropHint() {
  return (
    <Box
      sx={{
        ...{ position: "absolute", inset: 0, display: "grid", placeItems: "center", zIndex: 1 },
        ...{ border: "2px dashed", borderColor: "brand.green", borderRadius: "14px" },
        ...{ backgroundColor: "brand.leaf", opacity: 0.92, fontWeight: 600, pointerEvents: "none" },
      }}
    >
      {copy.drop}
    </Box>
  );
}
