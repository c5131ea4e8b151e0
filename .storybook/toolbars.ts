import { localeList } from '@bouquet/i18n'
import { brandFileSchema } from '@bouquet/theme'
import type { Preview } from '@storybook/react-vite'
import { brands } from './brands.ts'
import { modeNames, modes } from './modes.ts'

/**
 * Text sizes in percent. At 200 no content may be lost (WCAG 1.4.4). Digits only, since they are part of
 * the URL.
 */
export const textSizes = ['100', '200'] as const

const [firstBrand = ''] = brands.keys()

/** Densities of brands. */
export const densities = brandFileSchema.shape.density.unwrap().options

/** Defaults of the toolbars. Only other values are stored in the URL. */
export const firstChoices = {
  brand: firstBrand,
  brands: 'one',
  mode: 'light',
  locale: 'en',
  direction: 'language',
  textSize: '100',
  density: 'brand',
  motion: 'system',
}

/** The choices that change the page. */
export type Choices = Readonly<Record<Exclude<keyof typeof firstChoices, 'brands'>, string>>

export function choicesIn(globals: Readonly<Record<string, unknown>>): Choices {
  return {
    brand: String(globals['brand']),
    mode: String(globals['mode']),
    locale: String(globals['locale']),
    direction: String(globals['direction']),
    textSize: String(globals['textSize']),
    density: String(globals['density']),
    motion: String(globals['motion']),
  }
}

export const toolbars: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      items: [...brands].map(([value, { name }]) => ({ value, title: name })),
      dynamicTitle: true,
    },
  },
  brands: {
    description: 'One brand, or the story in every brand, light and dark',
    toolbar: {
      icon: 'grid',
      items: [
        { value: 'one', title: 'One brand' },
        { value: 'all', title: 'All brands' },
      ],
      dynamicTitle: true,
    },
  },
  mode: {
    description: 'Light, dark or forced colours',
    toolbar: {
      icon: 'mirror',
      items: modes.map((value) => ({ value, title: modeNames[value] })),
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
  direction: {
    description: 'Direction of the text: that of the language, or right to left',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'language', title: 'Direction' },
        { value: 'rtl', title: 'RTL' },
      ],
    },
  },
  density: {
    description: 'Density: that of the brand, or another',
    toolbar: {
      icon: 'component',
      items: [
        { value: 'brand', title: 'Density' },
        ...densities.map((value) => ({ value, title: value })),
      ],
    },
  },
  motion: {
    description: 'Motion: as the system says, or reduced',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'system', title: 'Motion' },
        { value: 'reduced', title: 'Still' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'ruler',
      items: textSizes.map((value) => ({ value, title: `${value} %` })),
      dynamicTitle: true,
    },
  },
}

export const viewports = {
  narrow: { name: '320 px', styles: { width: '320px', height: '720px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  low: { name: 'Low window', styles: { width: '1000px', height: '620px' } },
  desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
} as const
