export type { LinkVariant } from './Link.css.ts'
export { Link, type LinkProps, type LinkTone } from './Link.tsx'
