export type { AvatarSize } from './Avatar.css.ts'
export { Avatar, type AvatarProps } from './Avatar.tsx'
