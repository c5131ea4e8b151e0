/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends import('@bouquet/generator/page').PageLocals {}
}
