export { Menu, preloadMenu } from './Menu.tsx'
export type { MenuItem, MenuProps, MenuSection } from './menu.types.ts'
