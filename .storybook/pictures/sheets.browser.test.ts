import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brandCss, brands } from '../brands.ts'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices } from '../toolbars.ts'

setProjectAnnotations(preview)

const [width, height] = [800, 900] as const

const frame = document.createElement('div')
frame.style.cssText = 'padding: 16px; background: var(--b-color-surface-page)'

/** Photos are what members show, not what a component looks like, and make large files. */
const noPhotos = document.createElement('style')
noPhotos.textContent = 'img { opacity: 0 } * { caret-color: transparent !important }'

beforeAll(async () => {
  document.head.append(noPhotos)
  document.body.append(frame)
})

/** Wireframe uses the fonts of the system, so a font that ships with the product takes their place. */
function applyShippedFont(): void {
  const wireframe = brands.get('wireframe')
  const style = document.getElementById('brand-theme')
  if (wireframe === undefined || style === null) throw new Error('There is no wireframe brand.')
  style.textContent = brandCss({
    ...wireframe,
    type: { ...wireframe.type, display: 'inter', text: 'inter' },
  })
}

const sheets = storySets
  .filter(({ title }) => !title.startsWith('Guide/'))
  .flatMap(({ title, storiesWith }) => {
    const component = title.split('/').at(-1) ?? title
    return [
      { component, brand: 'wireframe', mode: 'light', storiesWith },
      { component, brand: firstChoices.brand, mode: 'dark', storiesWith },
    ]
  })

describe('sheets of states', () => {
  test.each(sheets)('LIB-2 DOM-4 $component looks as accepted in $brand, $mode', async (each) => {
    const { component, brand, mode, storiesWith } = each
    const story = storiesWith({ ...firstChoices, brand, mode }).find(
      ({ parameters }) => parameters['isStateSheet'] === true,
    )
    if (story === undefined) throw new Error(`${component} has no sheet of states.`)
    await page.viewport(width, height)
    await story.run({ canvasElement: frame })
    if (brand === 'wireframe') applyShippedFont()
    await document.fonts.ready
    const coversWindow = story.parameters['docs']?.story?.inline === false
    // What lies below the window would be blank.
    if (!coversWindow) await page.viewport(width, Math.max(height, frame.offsetHeight))
    await expect(page.elementLocator(coversWindow ? document.body : frame)).toMatchScreenshot(
      `${component}-AllStates-${brand}-${mode}`,
    )
  })
})
