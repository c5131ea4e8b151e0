import type { Brand } from '@bouquet/theme'
import { deriveTheme } from '@bouquet/theme/css'
import { create, type ThemeVars } from 'storybook/theming'

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** Documentation pages in the colours and the text face of a brand. */
export function docsTheme(brand: Brand, mode: string): ThemeVars {
  const base = mode === 'dark' ? 'dark' : 'light'
  const { color, font } = deriveTheme(brand)[base]
  return create({
    base,
    fontBase: font.family.text,
    fontCode: mono,
    colorPrimary: color.primary.base,
    colorSecondary: color.text.link,
    appBg: color.surface.page,
    appContentBg: color.surface.page,
    appPreviewBg: color.surface.page,
    appHoverBg: color.surface.sunken,
    appBorderColor: color.border.subtle,
    appBorderRadius: 8,
    textColor: color.text.normal,
    textInverseColor: color.surface.page,
    textMutedColor: color.text.muted,
    barBg: color.surface.raised,
    barTextColor: color.text.muted,
    barHoverColor: color.text.link,
    barSelectedColor: color.text.link,
    inputBg: color.surface.page,
    inputBorder: color.border.control,
    inputTextColor: color.text.normal,
    inputBorderRadius: 6,
    buttonBg: color.surface.raised,
    buttonBorder: color.border.control,
    booleanBg: color.surface.sunken,
    booleanSelectedBg: color.surface.page,
  })
}
