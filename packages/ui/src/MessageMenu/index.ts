export { MessageMenu, type MessageMenuProps } from './MessageMenu.tsx'
