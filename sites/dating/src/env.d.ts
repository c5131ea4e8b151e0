/// <reference types="astro/client" />

declare namespace App {
  type PageLocals = import('@bouquet/generator/page').PageLocals
  interface Locals extends PageLocals {}
}
