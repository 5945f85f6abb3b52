import { EnlargeIcon } from "@crm/drawings/icons/ui-icons";
import { EnlargedImageDialog, enlargedPictureClass } from "./enlarged-image-dialog.tsx";
import { Picture, type PictureFiles } from "./picture.tsx";

/**
 * A picture that opens large in a dialog when it is clicked. It is plain HTML and works without a
 * script.
 *
 * @param id unique on the page
 * @param alt the text alternative
 */
export function EnlargeableImage({
  id,
  files,
  alt,
}: {
  id: string;
  files: PictureFiles;
  alt: string;
}) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        className="group relative block w-full max-w-120 cursor-zoom-in overflow-hidden rounded-card border border-line wide:max-w-none"
      >
        <Picture files={files} alt={alt} className="block h-auto w-full" />
        <span className="sr-only">Enlarge</span>
        <EnlargeIcon className="absolute inset-e-3 bottom-3 size-9 rounded-full bg-ink/80 p-2 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100" />
      </button>
      <EnlargedImageDialog id={id} alt={alt}>
        <Picture files={files} alt={alt} className={enlargedPictureClass} isHidden />
      </EnlargedImageDialog>
    </>
  );
}
