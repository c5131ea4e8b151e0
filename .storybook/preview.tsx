import '@bouquet/ui/base'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { applyChoices } from './applyChoices.ts'
import { ForcedColoursNote } from './ForcedColoursNote.tsx'
import { languageOf } from './language/language.ts'
import { endPlay } from './language/plays.ts'
import { withLanguage } from './language/withLanguage.tsx'
import { pictureModes } from './modes.ts'
import { sourceTypes } from './sourceTypes.ts'
import { syncFrames } from './syncFrames.ts'
import { firstChoices, toolbars, viewports } from './toolbars.ts'
import { parentFrameChoices } from './urlChoices.ts'

const withChoices: Decorator = (Story, { globals }) => {
  const [brand, mode, locale, textSize] = [
    String(globals['brand']),
    String(globals['mode']),
    String(globals['locale']),
    String(globals['textSize']),
  ]
  useLayoutEffect(
    () => applyChoices({ brand, mode, locale, textSize }),
    [brand, mode, locale, textSize],
  )
  return (
    <>
      {mode === 'forced' ? <ForcedColoursNote /> : null}
      <Story />
    </>
  )
}

// A part that is loaded on first use may take seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

void syncFrames()

const preview: Preview = {
  decorators: [withChoices, withLanguage],
  loaders: [
    async ({ globals }) => ({
      chosen: await languageOf(globals['locale'], globals['isMarked'] === true),
      english: await languageOf('en'),
    }),
  ],
  afterEach: endPlay,
  argTypesEnhancers: [sourceTypes],
  initialGlobals: { ...firstChoices, ...parentFrameChoices() },
  globalTypes: toolbars,
  parameters: {
    chromatic: { modes: pictureModes },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Guide', 'Start', 'People', 'Chat', 'Credits', 'Actions', 'Fields'] },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
}

export default preview
