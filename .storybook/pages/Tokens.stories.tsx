import type { Meta, StoryObj } from '@storybook/react-vite'
import { brands } from '../brands.ts'
import { BrandContrasts, ContrastTable } from '../guide/ContrastTable.tsx'
import { chosenBrand } from '../guide/chosenBrand.ts'
import { Guide, Section, Table } from '../guide/Guide.tsx'
import * as css from '../guide/guide.css.ts'
import { tokenRows } from '../guide/tokenRows.tsx'

const meta = {
  title: 'Guide/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const heads = ['Token', 'For', 'Light', 'Dark']

const colour = (value: string) => (
  <span className={css.row}>
    <span className={css.swatch} style={{ background: value }} aria-hidden="true" />
    {value}
  </span>
)

export const Tokens: Story = {
  render: (_, { globals }) => {
    const brand = chosenBrand(globals)
    return (
      <Guide
        title="Tokens"
        lead={`What ${brand.name} looks like, in names. A component reads names only, so it fits every brand. The toolbar changes the brand.`}
      >
        <Section title="Contrast of every brand">
          <p>
            The tightest pair of text (at least 4.5) and of parts of controls (at least 3), measured
            from the derived colours. <code>npm run contrast -w @bouquet/theme</code> measures
            10,000 random brands besides.
          </p>
          <BrandContrasts brands={brands.values()} />
        </Section>
        <Section title="Colour">
          <Table label="Colours" heads={heads} rows={tokenRows(brand, 'color', colour)} />
        </Section>
        <Section title={`Every pair of ${brand.name}`}>
          <ContrastTable brand={brand} />
        </Section>
        {(['space', 'radius', 'border', 'shape', 'shadow', 'size'] as const).map((group) => (
          <Section key={group} title={group}>
            <Table label={group} heads={heads} rows={tokenRows(brand, group)} />
          </Section>
        ))}
      </Guide>
    )
  },
}
