export {
  LanguageMenu,
  type LanguageMenuProps,
  type LanguageMenuVariant,
  type LanguageOption,
} from './LanguageMenu.tsx'
