// Written into the applications before they are built.
declare module '*/generated/content.ts' {
  export const tinderswipe: import('./react/content.ts').TinderswipeContent
  export const gallery: import('./react/content.ts').GalleryContent
}

declare module '*/generated/assets.ts' {
  export const preloads: readonly string[]
}

declare module '*.css' {}
