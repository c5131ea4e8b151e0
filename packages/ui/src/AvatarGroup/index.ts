export type { AvatarGroupSize } from './AvatarGroup.css.ts'
export { AvatarGroup, type AvatarGroupPerson, type AvatarGroupProps } from './AvatarGroup.tsx'
