import '@bouquet/ui/base'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { applyChoices, languageFacts } from './applyChoices.ts'
import { withAllBrands } from './brandMatrix/withAllBrands.tsx'
import { pictureModes } from './chromatic/pictureModes.ts'
import { parentFrameChoices } from './embeddedFrames.ts'
import { ForcedColorsNote } from './ForcedColorsNote.tsx'
import { languageOf } from './language/language.ts'
import { endPlay } from './language/plays.ts'
import { withLanguage } from './language/withLanguage.tsx'
import { type Choices, choicesIn, firstChoices, toolbars, viewports } from './toolbars.ts'

/** On a documentation page, the page applies the choices; a story may have another language. */
const ChosenHere = ({ choices, children }: { choices: Choices; children: ReactNode }) => {
  const { brand, mode, locale, direction, textSize, density, motion } = choices
  useLayoutEffect(
    () => applyChoices({ brand, mode, locale, direction, textSize, density, motion }),
    [brand, mode, locale, direction, textSize, density, motion],
  )
  return (
    <>
      {mode === 'forced' ? <ForcedColorsNote /> : null}
      {children}
    </>
  )
}

const withChoices: Decorator = (Story, { globals, viewMode }) => {
  const choices = choicesIn(globals)
  if (viewMode === 'docs') {
    return (
      <div {...languageFacts(choices.locale)}>
        <Story />
      </div>
    )
  }
  return (
    <ChosenHere choices={choices}>
      <Story />
    </ChosenHere>
  )
}

// A part that is loaded on first use may take seconds on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

/** Set in a frame on a documentation page, which shows a story without testing it. */
const pageChoices = parentFrameChoices()

const preview: Preview = {
  decorators: [withAllBrands, withChoices, withLanguage],
  loaders: [
    async ({ globals }) => ({
      chosen: await languageOf(globals['locale'], globals['isMarked'] === true),
      english: await languageOf('en'),
    }),
  ],
  afterEach: endPlay,
  initialGlobals: { ...firstChoices, ...pageChoices },
  globalTypes: toolbars,
  parameters: {
    chromatic: { modes: pictureModes(['wireframe', firstChoices.brand]) },
    a11y: { test: pageChoices === null ? 'error' : 'off' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Introduction'],
          'Start',
          'People',
          'Chat',
          'Credits',
          'Actions',
          'Fields',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
}

export default preview
