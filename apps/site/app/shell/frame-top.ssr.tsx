import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What is above the page itself. */
export default function FrameTop() {
  return (
    <>
      <SkipLink />
      <Header />
    </>
  );
}
