export type { IllustrationName } from './drawings.tsx'
export type { IllustrationSize } from './Illustration.css.ts'
export { Illustration, type IllustrationProps } from './Illustration.tsx'
