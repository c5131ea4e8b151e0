import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brands } from '../brands.ts'
import { BrandScope } from '../guide/BrandScope.tsx'
import { Composition } from '../guide/Composition.tsx'
import { grid } from '../guide/composition.css.ts'

const meta = {
  title: 'Guide/All brands',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AllBrands: Story = {
  render: (_, { globals, loaded: { t } }) => (
    <main className={grid}>
      {[...brands.values()].map((brand) => (
        <BrandScope key={brand.id} brand={brand} mode={String(globals['mode'])}>
          <Composition brand={brand} mode={String(globals['mode'])} t={t} />
        </BrandScope>
      ))}
    </main>
  ),
}

export const EachBrandIsShownInItsOwnTypeAndColors: Story = {
  ...AllBrands,
  name: 'each brand is shown in its own type and colours',
  tags: ['test-only', '!autodocs'],
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
