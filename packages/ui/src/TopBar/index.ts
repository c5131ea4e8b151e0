export { TopBar, type TopBarItem, type TopBarProps } from './TopBar.tsx'
