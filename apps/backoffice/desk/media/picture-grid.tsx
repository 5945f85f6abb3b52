import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Loading, type RaRecord, useListContext } from "react-admin";
import { Link } from "react-router";
import type { LibraryPicture } from "../../server/desk/transport/picture-shapes.ts";
import { EmptyList } from "../shell/empty-list.tsx";
import { TryAgain } from "../shell/try-again.tsx";
import { mediaCopy as copy } from "./copy.ts";

/**
 * The pictures of the current list.
 *
 * @param onPick without it each picture is a link to its page
 */
export function PictureGrid({ onPick }: { onPick?: (picture: LibraryPicture) => void }) {
  const { data, error, isPending, filterValues } = useListContext<RaRecord & LibraryPicture>();
  if (error) return <TryAgain error={error} />;
  if (isPending || !data) return <Loading loadingSecondary={copy.loading} />;
  if (data.length === 0) {
    return Object.keys(filterValues).length > 0 ? (
      <EmptyList title={copy.noneTitle} text={copy.noneText} />
    ) : (
      <EmptyList title={copy.emptyTitle} text={copy.emptyText} />
    );
  }
  return (
    <Box component="ul" sx={gridSx}>
      {data.map((picture) => (
        <Box component="li" key={picture.id} sx={{ minWidth: 0 }}>
          <Tile picture={picture} onPick={onPick} />
        </Box>
      ))}
    </Box>
  );
}

const gridSx = {
  ...{ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: { xs: 1.5, sm: 2 } },
  gridTemplateColumns: {
    xs: "repeat(2, minmax(0, 1fr))",
    sm: "repeat(auto-fill, minmax(190px, 1fr))",
  },
};

function Tile({
  picture,
  onPick,
}: {
  picture: LibraryPicture;
  onPick: ((picture: LibraryPicture) => void) | undefined;
}) {
  const content = <TileContent picture={picture} />;
  return onPick ? (
    <ButtonBase onClick={() => onPick(picture)} sx={tileSx}>
      {content}
    </ButtonBase>
  ) : (
    <ButtonBase component={Link} to={`/pictures/${picture.id}/show`} sx={tileSx}>
      {content}
    </ButtonBase>
  );
}

const tileSx = {
  ...{ display: "block", width: "100%", textAlign: "start", borderRadius: "10px" },
  ...{ border: 1, borderColor: "divider", backgroundColor: "background.paper", overflow: "hidden" },
  "&:hover": { borderColor: "brand.green" },
  "&.Mui-focusVisible": { outline: "3px solid", outlineColor: "brand.green", outlineOffset: 2 },
} as const;

function TileContent({ picture }: { picture: LibraryPicture }): ReactNode {
  const { thumbnail, alt, fileName, width, height, articles } = picture;
  return (
    <>
      <Box
        component="img"
        src={thumbnail}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={width}
        height={height}
        sx={{
          display: "block",
          width: "100%",
          height: "auto",
          aspectRatio: "4 / 3",
          objectFit: "contain",
          backgroundColor: "brand.sand",
        }}
      />
      <Box sx={{ padding: 1 }}>
        <Typography noWrap title={fileName} sx={{ fontSize: 14, fontWeight: 600 }}>
          {fileName}
        </Typography>
        <Typography sx={{ fontSize: 13, color: "text.secondary" }}>
          {copy.usedIn(articles)} · {copy.size(width, height)}
        </Typography>
      </Box>
    </>
  );
}
