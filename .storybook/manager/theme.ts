import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import { mark } from './mark.ts'

type Base = ThemeVars['base']

interface Colors {
  readonly page: string
  readonly content: string
  readonly border: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly field: string
}

/** Neutrals and accent of Bouquet's own mark, with at least 4.5:1 for text. */
const colors: Record<Base, Colors> = {
  light: {
    page: '#f7f3f1',
    content: '#ffffff',
    border: '#ded5d1',
    text: '#2b2023',
    muted: '#6a5b5f',
    accent: '#a3264f',
    field: '#ffffff',
  },
  dark: {
    page: '#1d1719',
    content: '#151012',
    border: '#3d3236',
    text: '#f2e9eb',
    muted: '#b5a5aa',
    accent: '#f08fae',
    field: '#241c1f',
  },
}

/** Bouquet's name, mark and colours around the stories. */
export function managerTheme(base: Base): ThemeVars {
  const { page, content, border, text, muted, accent, field } = colors[base]
  return create({
    base,
    brandTitle: 'Bouquet component library',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark(text, accent))}`,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: page,
    appContentBg: content,
    appPreviewBg: content,
    appBorderColor: border,
    appBorderRadius: 6,
    barBg: page,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    textColor: text,
    textMutedColor: muted,
    inputBg: field,
    inputBorder: border,
    inputTextColor: text,
    inputBorderRadius: 6,
    buttonBg: field,
    buttonBorder: border,
    fontBase: 'system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
  })
}
