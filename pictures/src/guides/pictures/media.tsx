import { UniformsScene } from "@crm/drawings/scenes/uniforms-scene";
import { mediaLibraryLimits } from "@crm/whatsapp/media";
import { formatSize } from "@crm/whatsapp/sizes";
import type { GuidePicture } from "../guide-picture.ts";

const app = { kind: "app", module: "chat" } as const;
const { image, audio, video, file } = mediaLibraryLimits;

const files = [
  { name: "new-season.jpg", detail: "Image", picture: <UniformsScene />, spot: "file" },
  { name: "fitting.mp4", detail: "Video" },
  { name: "price-list.pdf", detail: "File" },
  { name: "greeting.mp3", detail: "Audio" },
];

export const mediaPictures = {
  mediaLibrary: {
    frame: app,
    title: "Media library",
    buttons: [{ label: "Upload", spot: "upload" }],
    parts: [
      { kind: "title", text: "4 files" },
      { kind: "files", files },
    ],
  },
  mediaUpload: {
    frame: app,
    title: "Upload",
    parts: [
      {
        kind: "drop",
        text: "new-season.jpg",
        detail: `Up to: image ${formatSize(image)}, audio ${formatSize(audio)}, video ${formatSize(video)}, file ${formatSize(file)}`,
        button: "Choose file",
        spot: "file",
      },
      { kind: "buttons", buttons: [{ label: "Save", spot: "save" }] },
    ],
  },
  mediaLink: {
    frame: app,
    title: "new-season.jpg",
    parts: [
      { kind: "files", files: files.slice(0, 1).map(({ spot: _, ...rest }) => rest) },
      {
        kind: "field",
        label: "Media link",
        value: "https://media.example/kesar/new-season.jpg",
        action: "Copy",
        spot: "link",
      },
      {
        kind: "buttons",
        buttons: [
          { label: "Send in a chat", spot: "send" },
          { label: "Delete", tone: "quiet" },
        ],
      },
    ],
  },
} satisfies Record<string, GuidePicture>;
