import { localeList } from '@bouquet/i18n'
import type { Preview } from '@storybook/react-vite'
import { brands } from './brands.ts'
import { modeNames, modes } from './modes.ts'

/**
 * Text sizes in percent. At 200 no content may be lost (WCAG 1.4.4). Digits only, since they are part of
 * the URL.
 */
export const textSizes = ['100', '200'] as const

const [firstBrand = ''] = brands.keys()

/** Defaults of the toolbars. Only other values are stored in the URL. */
export const firstChoices = { brand: firstBrand, mode: 'light', locale: 'en', textSize: '100' }

export const toolbars: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      items: [...brands].map(([value, { name }]) => ({ value, title: name })),
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
  desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
} as const
