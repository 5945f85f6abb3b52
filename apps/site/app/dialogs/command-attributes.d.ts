import "react";

/** The platform's invoker attributes, which React supports but does not type yet. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
