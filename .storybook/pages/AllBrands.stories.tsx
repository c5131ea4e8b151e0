import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brands } from '../brands.ts'
import { BrandScope } from '../guide/BrandScope.tsx'
import { Composition } from '../guide/Composition.tsx'
import { chosenLocale } from '../guide/chosenLocale.ts'
import { grid } from '../guide/composition.css.ts'

const meta = {
  title: 'Guide/All brands',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AllBrands: Story = {
  name: 'All brands',
  render: (_, { globals, loaded: { t } }) => (
    <main className={grid}>
      {[...brands.values()].map((brand) => (
        <BrandScope key={brand.id} brand={brand} mode={String(globals['mode'])}>
          <Composition
            brand={brand}
            mode={String(globals['mode'])}
            locale={chosenLocale(globals)}
            t={t}
          />
        </BrandScope>
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      [...brands.values()].map(({ name }) => name),
    )
    const pages = headings.map(
      (heading) => getComputedStyle(heading).fontFamily + getComputedStyle(heading).color,
    )
    await expect(new Set(pages).size).toBeGreaterThan(1)
  },
}
