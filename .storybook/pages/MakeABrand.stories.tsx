import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { BrandMaker } from '../guide/BrandMaker.tsx'
import { chosenBrand } from '../guide/chosenBrand.ts'
import { Guide } from '../guide/Guide.tsx'

const meta = {
  title: 'Guide/Make a brand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const MakeABrand: Story = {
  name: 'Make a brand',
  render: (_, { globals, loaded: { t } }) => {
    const start = chosenBrand(globals)
    return (
      <Guide
        title="Make a brand"
        lead="Three seed colours, two fonts, an art and a few settings make a brand. Change them and see the result; the toolbar chooses the brand to start from."
      >
        <BrandMaker key={start.id} start={start} mode={String(globals['mode'])} t={t} />
      </Guide>
    )
  },
}

export const AWrongColorIsNamedARightOneIsDrawnWrittenAndCopied: Story = {
  ...MakeABrand,
  name: 'a wrong colour is named, a right one is drawn, written and copied',
  tags: ['test-only', '!autodocs'],
  // A brand without overrides, which may not be readable beside another primary.
  globals: { brand: 'amberline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const primary = canvas.getByRole('textbox', { name: 'primary' })
    const file = canvas.getByRole('region', { name: 'Theme file' })
    const look = canvasElement.querySelector('[data-brand="my-brand"] > style')
    await userEvent.clear(primary)
    await userEvent.type(primary, 'crimsson')
    await expect(canvas.getByText(/BRAND-15, error: seeds\.primary, line 10/)).toBeVisible()
    await expect(canvas.getAllByText(/Use "crimson"\./)[0]).toBeVisible()
    await userEvent.clear(primary)
    await userEvent.type(primary, '#1b6e3c')
    await expect(canvas.queryByText(/BRAND-15/)).toBeNull()
    await expect(look).toHaveTextContent('--b-color-primary-base:#1b6e3c')
    await expect(file).toHaveTextContent('"primary": "#1b6e3c"')
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the design tokens' }))
    await expect(await canvas.findByText('Design tokens copied.')).toBeVisible()
    await expect(copied).toHaveBeenCalledWith(expect.stringContaining('"hex": "#1b6e3c"'))
    copied.mockRestore()
  },
}
