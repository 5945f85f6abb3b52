import { UniformsScene } from "@crm/drawings/scenes/uniforms-scene";

/** A message with a picture above its text. */
export function PictureMessage({ children }: { children: string }) {
  return (
    <span className="block [&>svg]:mb-2 [&>svg]:w-full">
      <UniformsScene />
      {children}
    </span>
  );
}
