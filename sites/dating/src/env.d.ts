/// <reference types="astro/client" />

declare module 'virtual:interest-sheet' {
  const url: string
  export default url
}

declare namespace App {
  type PageLocals = import('@bouquet/generator/page').PageLocals
  interface Locals extends PageLocals {}
}
