import { setProjectAnnotations } from '@storybook/react-vite'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { brandModesOfTurn } from '../tests/brandModes.ts'
import { firstChoices } from '../toolbars.ts'

/** Stories for the visual regression test, one for each kind of surface. */
const pictureStories = [
  ['ProfileCard', 'Fictional'],
  ['LockedPhoto', 'WithAction'],
  ['Button', 'AllVariants'],
  ['TextField', 'WithError'],
  ['RadioGroup', 'List'],
  ['CreditPackageCard', 'Choice'],
  ['AlertBanner', 'Tones'],
  ['Badge', 'Tones'],
  ['ChatThread', 'States'],
  ['ChatComposer', 'WithTools'],
  ['EmptyState', 'WithAction'],
  ['Stepper', 'Signup'],
] as const

setProjectAnnotations(preview)

const frame = document.createElement('div')
frame.style.cssText = 'inline-size: 420px; padding: 16px; background: var(--b-color-surface-page)'

beforeAll(() => page.viewport(480, 900))
afterEach(() => commands.forceColors(false))

const storyOf = (component: string, name: string, globals: Readonly<Record<string, unknown>>) => {
  const set = storySets.find(({ title }) => title.endsWith(`/${component}`))
  const story = set?.storiesWith(globals).find(({ storyName }) => storyName === name)
  if (story === undefined) throw new Error(`${component} has no story ${name} any more.`)
  return story
}

describe.each(pictureStories.map(([component, name], turn) => ({ component, name, turn })))(
  '$component, $name',
  ({ component, name, turn }) => {
    test.each(brandModesOfTurn(turn))(
      'DOM-4 a story looks as accepted in $brand, $mode',
      async (look) => {
        await commands.forceColors(look.mode === 'forced')
        document.body.append(frame)
        const story = storyOf(component, name, { ...firstChoices, ...look })
        await story.run({ canvasElement: frame })
        await document.fonts.ready
        await expect(page.elementLocator(frame)).toMatchScreenshot(
          `${component}-${name}-${look.brand}-${look.mode}`,
        )
      },
    )
  },
)
