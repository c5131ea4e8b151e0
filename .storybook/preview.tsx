import '@bouquet/ui/base'
import { localeList } from '@bouquet/i18n'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { brandCss, brands } from './brands.ts'
import { colourModes, pictureModes } from './modes.ts'
import { storyText } from './storyText.ts'

const [firstBrand = ''] = brands.keys()

const sheet = (): HTMLStyleElement => {
  const id = 'brand-theme'
  const found = document.getElementById(id)
  if (found instanceof HTMLStyleElement) return found
  const made = document.createElement('style')
  made.id = id
  document.head.append(made)
  return made
}

function dress(brandId: string, mode: string, locale: string) {
  const brand = brands.get(brandId)
  if (brand !== undefined) sheet().textContent = brandCss(brand)
  const facts = localeList.find(({ code }) => code === locale)
  const root = document.documentElement
  root.dataset['mode'] = mode
  root.lang = facts?.tag ?? 'en'
  root.dir = facts?.dir ?? 'ltr'
}

const withBrand: Decorator = (Story, { globals }) => {
  const { brand, mode, locale } = globals
  useLayoutEffect(() => dress(String(brand), String(mode), String(locale)), [brand, mode, locale])
  return <Story />
}

const preview: Preview = {
  decorators: [withBrand],
  loaders: [async ({ globals }) => ({ t: await storyText(String(globals['locale'])) })],
  initialGlobals: { brand: firstBrand, mode: 'light', locale: 'en' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [...brands].map(([value, { name }]) => ({ value, title: name })),
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        items: colourModes.map((value) => ({ value, title: value })),
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: localeList.map(({ code, name }) => ({ value: code, title: name })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    chromatic: { modes: pictureModes },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Start', 'People', 'Chat', 'Credits', 'Actions', 'Fields'] } },
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '720px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
