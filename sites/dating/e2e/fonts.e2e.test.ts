import { type FontSetName, fontSetNames } from '@bouquet/browser'
import { openVisitor } from '@bouquet/browser/visitor'
import { expect, onTestFinished, test } from 'vitest'
import { shownFonts } from './support/shownFonts.ts'

/** What a page finds under names that machines have, and what it gets for those that are missing. */
const found: Readonly<Record<FontSetName, readonly string[]>> = {
  phone: ['Roboto', 'Roboto', 'Roboto', 'Noto Serif'],
  desktop: ['Arimo', 'Arimo', 'Arimo', 'Tinos'],
  linux: ['DejaVu Sans', 'DejaVu Sans', 'DejaVu Sans', 'DejaVu Serif'],
}

test.each(fontSetNames)(
  'OPS-13 a page in a test finds %s fonts and none of this machine’s',
  async (fonts) => {
    const { page, close } = await openVisitor('en', { fonts })
    onTestFinished(close)
    const families = [
      "'DejaVu Sans', sans-serif",
      "'Liberation Sans', sans-serif",
      'system-ui',
      'serif',
    ]
    await page.setContent(
      families.map((family) => `<p style="font-family: ${family}">Hamburgefonts</p>`).join(''),
    )
    const used = await shownFonts(page, 'p')
    const shown = used.map((each) => each.map(({ familyName }) => familyName).join())
    expect(shown).toEqual(found[fonts])
  },
)
