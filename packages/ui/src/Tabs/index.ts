export { type NavTab, NavTabs, type NavTabsProps } from './NavTabs.tsx'
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx'
