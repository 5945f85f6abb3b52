import type { Plugin } from "vite";

/** Builds the worker thread for articles as a separate file beside the server that starts it. */
export function articleWorker(): Plugin {
  return {
    name: "article-worker",
    apply: "build",
    buildStart() {
      if (this.environment.config.consumer === "client") return;
      this.emitFile({
        type: "chunk",
        id: "./app/backend/.server/article-html/article-worker.ts",
        fileName: "article-worker.js",
      });
    },
  };
}
